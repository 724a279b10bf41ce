import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useActingFor } from './company-queries';

/**
 * Fills what is known of the visitor's own company into the blank fields of a form; `names`: what the form calls them.
 */
export function useOwnDetails<Values extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  names: Readonly<Record<'name' | 'email' | 'phone', Path<Values>>>,
): void {
  const acting = useActingFor();
  const own = acting.kind === 'own' ? acting.company : undefined;
  const { name, email, phone } = names;
  useEffect(() => {
    if (!own) return;
    for (const [field, value] of [[name, own.name], [email, own.email], [phone, own.phone]] as const) {
      if (!getValues(field)) setValue(field, value as PathValue<Values, typeof field>);
    }
  }, [own, name, email, phone, getValues, setValue]);
}
