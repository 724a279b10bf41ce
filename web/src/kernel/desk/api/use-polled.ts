import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { OpsError, readOps } from './ops-client';
import { useSession } from './session';

/** The last good answer, and what is in the way of a newer one. */
export interface Polled<T> {
  answer: T | undefined;
  /** Whether it is the answer to what is asked now; another's is shown until that has come. */
  isCurrent: boolean;
  /** When it came; 0 where none has. */
  goodAt: number;
  /** Why the newest reading failed. */
  failure: string | undefined;
  refresh: () => void;
}

interface State<T> {
  answer?: T;
  url?: string;
  goodAt: number;
  failure?: string | undefined;
}

/** Reads a call again and again, except while it is paused, the page is hidden or there is no token. */
export function usePolled<R extends CallRoute>(
  route: R,
  values: UrlValues,
  { everyMs, paused = false }: { everyMs: number; paused?: boolean },
): Polled<AnswerOf<R>> {
  const { token, onRefused } = useSession();
  const visible = useVisible();
  const url = urlOf(route, values);
  const [state, setState] = useState<State<AnswerOf<R>>>({ goodAt: 0 });
  const started = useRef(0);
  const taken = useRef(0);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (!token) return;
      const number = ++started.current;
      // What was asked before something was done must not follow the answer that shows it.
      const isLate = () => signal?.aborted || number < taken.current;
      try {
        const answer = (await readOps(token, url, signal)) as AnswerOf<R>;
        if (isLate()) return;
        taken.current = number;
        setState({ answer, url, goodAt: Date.now() });
      } catch (error) {
        if (isLate()) return;
        if (error instanceof OpsError && error.code === 'refused') onRefused();
        else setState((before) => ({ ...before, failure: (error as Error).message }));
      }
    },
    [token, url, onRefused],
  );

  useEffect(() => {
    if (!token || paused || !visible) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = async (): Promise<void> => {
      await read(stop.signal);
      if (!stop.signal.aborted) timer = setTimeout(() => void again(), everyMs);
    };
    void again();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [read, token, paused, visible, everyMs]);

  const { answer, goodAt, failure } = state;
  return { answer, goodAt, failure, isCurrent: state.url === url, refresh: useCallback(() => void read(), [read]) };
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}
