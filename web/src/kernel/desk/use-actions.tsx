import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { sendOnce } from '../api/ask-once';
import { type CallFailure, failureOf, useCalls, useSession } from './operator-session';
import type { CallValues } from '../api/send';
import { MESSAGES } from './messages';

/** How long a result is shown. */
const RESULT_MS = 12_000;

/** One thing that an operator does: a call, and what to say when it has been done. */
export interface Action<R extends CallRoute> {
  route: R;
  values?: CallValues;
  /** It must not happen twice: where its answer was lost, the same again repeats it. */
  isOnce?: boolean;
  done: (answer: AnswerOf<R>) => string;
  /** Texts for refusals that are not faults: somebody else was faster. */
  refused?: Readonly<Record<string, string>>;
}

export interface Actions {
  /** Resolves with whether it was done. A second press while the first runs does nothing. */
  run<R extends CallRoute>(action: Action<R>): Promise<boolean>;
  /** The same for a form, which says itself why not: resolves with that, and with undefined where it was done. */
  attempt<R extends CallRoute>(action: Action<R>): Promise<string | undefined>;
  isRunning(route: Route, values?: UrlValues): boolean;
  /** Whether the last one was refused because its thing has moved on since it was shown. */
  isStale: boolean;
  /** What came of the last one. */
  result: { text: string; failed: boolean } | undefined;
}

/** The operator's actions, each once at a time. After each, successful or not, the page reads again. */
export function useActions(refresh: () => void): Actions {
  const { token } = useSession();
  const { call } = useCalls();
  const running = useRef(new Set<string>());
  const [, setCount] = useState(0);
  const [result, setResult] = useState<Actions['result']>();
  const [isStale, setStale] = useState(false);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  /** Resolves with why it was not done. */
  async function make<R extends CallRoute>(action: Action<R>): Promise<CallFailure | undefined> {
    const { route, values, isOnce, done, refused } = action;
    const url = urlOf(route, values);
    running.current.add(url);
    // The same words again are announced again.
    setResult(undefined);
    setStale(false);
    setCount((count) => count + 1);
    try {
      const answer = await (isOnce ? sendOnce<R, AnswerOf<R>>(route, values, call) : call(route, values));
      setResult({ text: done(answer), failed: false });
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      setStale(failure.code === 'illegal_transition');
      if (failure.code !== 'accepted') return { ...failure, text: refused?.[failure.code] ?? failure.text };
      setResult({ text: refused?.accepted ?? failure.text, failed: false });
      return undefined;
    } finally {
      running.current.delete(url);
      setCount((count) => count + 1);
      refresh();
    }
  }

  async function run<R extends CallRoute>(action: Action<R>): Promise<boolean> {
    if (!token || running.current.has(urlOf(action.route, action.values))) return false;
    const failure = await make(action);
    if (!failure) return true;
    const isFault = action.refused?.[failure.code] === undefined;
    if (failure.code !== 'refused') setResult({ text: failure.text, failed: isFault });
    return false;
  }

  async function attempt<R extends CallRoute>(action: Action<R>): Promise<string | undefined> {
    return token ? (await make(action))?.text : MESSAGES.token.ended;
  }

  return { run, attempt, isRunning: (route, values) => running.current.has(urlOf(route, values)), isStale, result };
}

/** What came of the last action. */
export function ResultLine({ result }: Pick<Actions, 'result'>) {
  return (
    <p className="result" role="status" data-failed={result?.failed}>
      {result?.text}
    </p>
  );
}
