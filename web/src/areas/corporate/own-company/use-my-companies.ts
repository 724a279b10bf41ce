import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';

/** How often is asked while a company waits for the desk. */
const PENDING_MS = 5_000;

interface MyCompanies {
  /** Companies are for who is signed in by e-mail: null for who is not. */
  email: string | null;
  /** With invitations. */
  companies: readonly MyCompany[];
}

/** The visitor's companies; undefined until they are known. */
export function useMyCompanies(): MyCompanies | undefined {
  const { data: account } = useQuery(queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount));
  const { data } = useQuery({
    ...queryOptionsOf(COMPANIES_ROUTES.listMyCompanies),
    // Only the company's own room announces a decision about it.
    refetchInterval: ({ state }) => state.data?.companies.some((each) => each.state === 'pending') ? PENDING_MS : false,
  });
  return account && data && { email: account.email, companies: data.companies };
}
