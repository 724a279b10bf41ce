import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { callOps, type OpsError } from './ops-client';

/** How long a result is shown. */
const RESULT_MS = 12_000;

/** One thing that an operator does: a call, and what to say when it has been done. */
export interface Action<R extends CallRoute> {
  route: R;
  values?: UrlValues;
  done: (answer: AnswerOf<R>) => string;
  /** What to say of a refusal that is no fault: somebody else was faster. */
  refused?: Readonly<Record<string, string>>;
}

export interface Actions {
  /** Resolves with whether it was done. A second press while the first runs does nothing. */
  run<R extends CallRoute>(action: Action<R>): Promise<boolean>;
  isRunning(route: Route, values?: UrlValues): boolean;
  /** What came of the last one. */
  result: { text: string; failed: boolean } | undefined;
}

/** The operator's actions, each once at a time. */
export function useActions(token: string | undefined, refresh: () => void, onRefused: () => void): Actions {
  const running = useRef(new Set<string>());
  const [, setCount] = useState(0);
  const [result, setResult] = useState<Actions['result']>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function run<R extends CallRoute>({ route, values, done, refused }: Action<R>): Promise<boolean> {
    const url = urlOf(route, values);
    if (!token || running.current.has(url)) return false;
    running.current.add(url);
    // The same words again are announced again.
    setResult(undefined);
    setCount((count) => count + 1);
    try {
      const answer = await callOps(token, route, values);
      setResult({ text: done(answer), failed: false });
      return true;
    } catch (error) {
      const { code, message } = error as OpsError;
      if (code === 'refused') onRefused();
      else setResult({ text: refused?.[code] ?? message, failed: refused?.[code] === undefined });
      return false;
    } finally {
      running.current.delete(url);
      setCount((count) => count + 1);
      refresh();
    }
  }

  return { run, isRunning: (route, values) => running.current.has(urlOf(route, values)), result };
}
