import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';

/** How this browser's person comes back, and where they are signed in. */
export function useMyAccount(): UseQueryResult<MyAccount> {
  return useQuery({ ...queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount), refetchOnMount: 'always' });
}

export const MY_ACCOUNT_KEY = queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount).queryKey;
