import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { openJoining, openSignIn } from '../../../heroes/joining-store';
import { meQuery } from '../../../heroes/own-queries';
import { usePageQuery } from '../../../../kernel/routing/use-page-query';

const SIGN_IN = 'sign-in';
const OPERATORS_PAGE = /^\/ops(?:\/|$)/;

/**
 * `?sign-in` on any screen's address opens the dialog for heroes who come back, on those for companies unless one is
 * signed in by e-mail already; then the address is without it. `?sign-in=/ops/orders` returns to that page of the desk.
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
    const from = query.get(SIGN_IN)!;
    const returnTo = OPERATORS_PAGE.test(from) ? from : undefined;
    void account.then((known) => !known?.email && openSignIn(returnTo));
    const rest = new URLSearchParams(query);
    rest.delete(SIGN_IN);
    setQuery(rest, { replace: true, state: { keepPlace: true } });
  }, [isAsked, query, queryClient, setQuery]);
}

const INVITED = 'invited';
const CODE = 'ref';
const HOME = '/';

/**
 * `?invited`, where a friend's link leads, opens joining for visitors who have not joined, and so does a friend's code
 * on the home page; then the address is without it.
 */
export function useInvitation(): void {
  const [query, setQuery] = usePageQuery();
  const queryClient = useQueryClient();
  const isInvited = query.has(INVITED) || (location.pathname === HOME && query.has(CODE));
  useEffect(() => {
    if (!isInvited) return;
    const me = queryClient.ensureQueryData(meQuery).catch(() => undefined);
    void me.then((known) => (!known || known.isGuest || known.isDemo) && openJoining());
    const rest = new URLSearchParams(query);
    rest.delete(location.pathname === HOME ? CODE : INVITED);
    setQuery(rest, { replace: true, state: { keepPlace: true } });
  }, [isInvited, query, queryClient, setQuery]);
}
