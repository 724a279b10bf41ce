import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useActingFor } from './company-queries';

/** Details of a company, by what a form calls them. */
type DetailNames<Values extends FieldValues> = readonly (readonly [Path<Values>, keyof Company])[];

/** Fills what is known of the visitor's own company into the blank fields of a form. `names` stays the same. */
export function useOwnDetails<Values extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  names: DetailNames<Values>,
): void {
  const acting = useActingFor();
  const own = acting.kind === 'own' && acting.company;
  useEffect(() => {
    if (!own) return;
    for (const [field, detail] of names)
      if (!getValues(field)) setValue(field, own[detail] as PathValue<Values, typeof field>);
  }, [own, names, getValues, setValue]);
}
