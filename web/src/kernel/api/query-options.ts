import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { isOwnHeros } from '@planet-heroes/contracts/kernel/calls/route-groups';
import type { DataTag, QueryClient, QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { type AskParameters, makeCall } from './ask';
import type { CallValues } from './send';

/** A query's key: which call, and what it was asked. The beginning of a key finds every query that goes on from it. */
export type CallKey = readonly [route: Route, values?: CallValues];

/** A call as a query: its key knows what the cache holds under it. */
export interface CallQuery<Answer> {
  queryKey: DataTag<CallKey, Answer, Error>;
  queryFn: QueryFunction<Answer, CallKey>;
}

/** The query that makes a call, for `useQuery` and for code that reads or writes the cache. */
export function queryOptionsOf<R extends CallRoute>(
  route: R,
  ...[values]: AskParameters<R, never>
): CallQuery<KeptAnswerOf<R>>;
export function queryOptionsOf(
  route: Route,
  values?: CallValues,
): { queryKey: CallKey; queryFn: QueryFunction<unknown, CallKey> } {
  return {
    queryKey: values === undefined ? [route] : [route, values],
    queryFn: ({ signal, client }) => orNobodys(route, client, () => makeCall(route, values, { signal })),
  };
}

const { readMe } = HEROES_ROUTES;
const { readCompany } = COMPANIES_ROUTES;
const { listMyShares, listMyReferrals } = SHARES_ROUTES;

/** The answer used for calls about the caller's hero or company while the caller has none. */
const NOBODYS: Readonly<Partial<Record<Route, unknown>>> = {
  [readMe]: null,
  [readCompany]: null,
  [DUBAI_REWARDS_ROUTES.listMyClaims]: [],
  [DUBAI_REWARDS_ROUTES.listMyDubaiChallenges]: [],
  [TRADE_INS_ROUTES.listMyTradeIns]: [],
  [listMyShares]: [],
  [listMyReferrals]: null,
};

/** How the server says that the caller has none. */
const NOBODYS_CODES: ReadonlySet<string | undefined> = new Set(['session_required', 'company_required']);

/** A call's answer as a query keeps it: null for what a visitor without a hero or a company does not have. */
type KeptAnswerOf<R extends CallRoute> = R extends typeof readMe | typeof readCompany | typeof listMyReferrals
  ? AnswerOf<R> | null
  : AnswerOf<R>;

/** Asks about the caller's hero or company, where that is a question: of a visitor without a hero nothing is asked. */
async function orNobodys(
  route: Route,
  queryClient: QueryClient,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  if (!(route in NOBODYS)) return ask();
  const isKnown = isOwnHeros(route) && route !== readMe && queryClient.getQueryData([readMe]) === null;
  if (isKnown) return NOBODYS[route];
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && NOBODYS_CODES.has(error.code)) return NOBODYS[route];
    throw error;
  }
}
