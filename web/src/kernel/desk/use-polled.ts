import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError } from '../api/api-error';
import { failureOf, useCalls, useSession } from './operator-session';

/** The last good answer, and what is in the way of a newer one. */
export interface Polled<T> {
  answer: T | undefined;
  /** Whether it is the answer to what is asked now; another's is shown until that has come. */
  isCurrent: boolean;
  /** When it came; 0 where none has. */
  goodAt: number;
  /** Why the newest reading failed. */
  failure: string | undefined;
  /** Whether reading it again would fail likewise: it is not read again until somebody asks. */
  isFinal: boolean;
  refresh: () => void;
}

type Reading<T> = Omit<Polled<T>, 'isCurrent' | 'refresh'> & { url?: string };

const NOTHING: Reading<never> = { answer: undefined, goodAt: 0, failure: undefined, isFinal: false };
/** What is not there, or was asked for in a wrong way. */
const FINAL: ReadonlySet<number> = new Set([400, 404]);

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL.has(error.status);
}

/** Reads a call again and again, except while it is paused, the page is hidden or there is no token. */
export function usePolled<R extends CallRoute>(
  route: R,
  values: UrlValues,
  { everyMs, paused = false }: { everyMs: number; paused?: boolean },
): Polled<AnswerOf<R>> {
  const { token } = useSession();
  const { call } = useCalls();
  const url = urlOf(route, values);
  const last = useRef<Reading<AnswerOf<R>>>(NOTHING);
  const { data = NOTHING as Reading<AnswerOf<R>>, refetch } = useQuery({
    queryKey: [route, url],
    /** A failed reading keeps the answer before it, also another address's. */
    queryFn: async ({ signal }): Promise<Reading<AnswerOf<R>>> => {
      try {
        const answer = await call(route, values, { signal });
        return (last.current = { answer, url, goodAt: Date.now(), failure: undefined, isFinal: false });
      } catch (error) {
        const { code, text } = failureOf(error);
        return code === 'refused' ? last.current : { ...last.current, failure: text, isFinal: isFinal(error) };
      }
    },
    placeholderData: keepPreviousData,
    enabled: token !== undefined && !paused,
    refetchInterval: ({ state }) => (state.data?.isFinal ? false : everyMs),
  });
  const refresh = useCallback(() => void (token !== undefined && refetch()), [token, refetch]);
  return { ...data, isCurrent: data.url === url, refresh };
}
