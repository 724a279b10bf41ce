import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { useActingFor, useMyCompanies } from './company-queries';

/** Details of a company, and the name and e-mail address of its `member`, by what a form calls them. */
type Detail = keyof Company | 'member' | 'memberEmail';
type DetailNames<Values extends FieldValues> = readonly (readonly [Path<Values>, Detail])[];

/** Fills what is known of the visitor and their own company into the blank fields of a form. `names` stays the same. */
export function useOwnDetails<Values extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  names: DetailNames<Values>,
): void {
  const acting = useActingFor();
  const own = acting.kind === 'own' && acting.company;
  const email = useMyCompanies()?.email;
  const asksMember = own !== false && names.some(([, detail]) => detail === 'member');
  const { data } = useQuery({ ...queryOptionsOf(COMPANIES_ROUTES.listCompanyUsers), enabled: asksMember });
  const member = data?.users.find((user) => user.email.toLowerCase() === email)?.name;
  useEffect(() => {
    if (!own) return;
    for (const [field, detail] of names) {
      const known = detail === 'member' ? member : detail === 'memberEmail' ? email : own[detail];
      if (known && !getValues(field)) setValue(field, known as PathValue<Values, typeof field>);
    }
  }, [own, member, email, names, getValues, setValue]);
}
