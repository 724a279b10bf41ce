import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { openSignIn } from '../../../heroes/joining-store';
import { usePageQuery } from '../../../../kernel/routing/use-page-query';

const SIGN_IN = 'sign-in';

/**
 * `?sign-in` on any screen's address opens the dialog for heroes who come back, on those for companies unless one is
 * signed in by e-mail already; then the address is without it.
 */
export function useSignInLink(): void {
  const [query, setQuery] = usePageQuery();
  const queryClient = useQueryClient();
  const isAsked = query.has(SIGN_IN);
  useEffect(() => {
    if (!isAsked) return;
    const account = isCompanyScreen(location.pathname)
      ? queryClient.ensureQueryData(queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount)).catch(() => undefined)
      : Promise.resolve(undefined);
    void account.then((known) => !known?.email && openSignIn());
    const rest = new URLSearchParams(query);
    rest.delete(SIGN_IN);
    setQuery(rest, { replace: true, state: { keepPlace: true } });
  }, [isAsked, query, queryClient, setQuery]);
}
