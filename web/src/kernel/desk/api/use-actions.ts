import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { MESSAGES } from '../messages';
import { callOps, type OpsError, type OpsValues } from './ops-client';
import { useSession } from './session';

/** How long a result is shown. */
const RESULT_MS = 12_000;

/** One thing that an operator does: a call, and what to say when it has been done. */
export interface Action<R extends CallRoute> {
  route: R;
  values?: OpsValues;
  done: (answer: AnswerOf<R>) => string;
  /** What to say of a refusal that is no fault: somebody else was faster. */
  refused?: Readonly<Record<string, string>>;
}

export interface Actions {
  /** Resolves with whether it was done. A second press while the first runs does nothing. */
  run<R extends CallRoute>(action: Action<R>): Promise<boolean>;
  /** The same for a form, which says itself why not: resolves with that, and with undefined where it was done. */
  attempt<R extends CallRoute>(action: Action<R>): Promise<string | undefined>;
  isRunning(route: Route, values?: UrlValues): boolean;
  /** What came of the last one. */
  result: { text: string; failed: boolean } | undefined;
}

/** The operator's actions, each once at a time. Whatever comes of one, what is shown is read again. */
export function useActions(refresh: () => void): Actions {
  const { token, onRefused } = useSession();
  const running = useRef(new Set<string>());
  const [, setCount] = useState(0);
  const [result, setResult] = useState<Actions['result']>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  /** Resolves with the error where it was not done. */
  async function make<R extends CallRoute>({ route, values, done, refused }: Action<R>): Promise<OpsError | undefined> {
    const url = urlOf(route, values);
    running.current.add(url);
    // The same words again are announced again.
    setResult(undefined);
    setCount((count) => count + 1);
    try {
      const answer = await callOps(token!, route, values);
      setResult({ text: done(answer), failed: false });
      return undefined;
    } catch (error) {
      const { code, message } = error as OpsError;
      if (code === 'refused') onRefused();
      if (code !== 'accepted') return error as OpsError;
      setResult({ text: refused?.[code] ?? message, failed: false });
      return undefined;
    } finally {
      running.current.delete(url);
      setCount((count) => count + 1);
      refresh();
    }
  }

  async function run<R extends CallRoute>(action: Action<R>): Promise<boolean> {
    const { route, values, refused } = action;
    if (!token || running.current.has(urlOf(route, values))) return false;
    const error = await make(action);
    if (!error) return true;
    const known = refused?.[error.code];
    if (error.code !== 'refused') setResult({ text: known ?? error.message, failed: known === undefined });
    return false;
  }

  async function attempt<R extends CallRoute>(action: Action<R>): Promise<string | undefined> {
    if (!token) return MESSAGES.token.ended;
    const error = await make(action);
    return error && (action.refused?.[error.code] ?? error.message);
  }

  return { run, attempt, isRunning: (route, values) => running.current.has(urlOf(route, values)), result };
}
