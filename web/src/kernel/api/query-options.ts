import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import type { DataTag, QueryFunction } from '@tanstack/react-query';
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
): CallQuery<AnswerOf<R>>;
export function queryOptionsOf(
  route: Route,
  values?: CallValues,
): { queryKey: CallKey; queryFn: QueryFunction<unknown, CallKey> } {
  return {
    queryKey: values === undefined ? [route] : [route, values],
    queryFn: ({ signal }) => makeCall(route, values, { signal }),
  };
}

/** The same query, whose answer a function puts in the form that the screens rely on. */
export function readBy<Answer>(
  { queryKey, queryFn }: CallQuery<Answer>,
  read: (answer: Answer) => Answer,
): CallQuery<Answer> {
  return { queryKey, queryFn: async (context) => read(await queryFn(context)) };
}

/** The same query about the caller's hero or company, answered with `nothing` while the caller has none. */
export function orNobodys<Answer, Nothing>(
  { queryKey, queryFn }: CallQuery<Answer>,
  nothing: Nothing,
): CallQuery<NonNullable<Answer> | Nothing> {
  return {
    queryKey: queryKey as CallKey as CallQuery<NonNullable<Answer> | Nothing>['queryKey'],
    async queryFn(context) {
      try {
        return (await queryFn(context)) ?? nothing;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'session_required') return nothing;
        throw error;
      }
    },
  };
}
