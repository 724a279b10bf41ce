import type { CallRoute } from '@planet-heroes/contracts/call-by-route';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import type { DataTag, QueryFunction } from '@tanstack/react-query';
import type { AskParameters } from './ask';
import { makeCall } from './make-call';
import type { CallValues } from './send';
import { type KeptAnswerOf, orNobodys } from './nobodys';

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
