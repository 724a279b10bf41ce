import { useCallback, useEffect, useState } from 'react';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { type History, remember } from './history';
import { OpsError, readOverview } from './ops-client';

const POLL_MS = 2_000;

/** The last good picture, with what the page remembers, and what is in the way of a newer one. */
export interface Picture {
  overview: Overview | undefined;
  history: History;
  goodAt: number;
  /** Why the newest read failed. */
  failure: string | undefined;
}

interface Options {
  token: string | undefined;
  paused: boolean;
  /** Stays the same function from one drawing to the next. */
  onRefused: () => void;
}

/** Reads the overview every two seconds, except while it is paused, the page is hidden or there is no token. */
export function useOverview({ token, paused, onRefused }: Options): Picture & { refresh: () => void } {
  const [picture, setPicture] = useState<Picture>({ overview: undefined, history: {}, goodAt: 0, failure: undefined });
  const visible = useVisible();
  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (!token) return;
      try {
        const overview = await readOverview(token, signal);
        if (signal?.aborted) return;
        const goodAt = Date.now();
        setPicture(({ history }) => ({ overview, history: remember(history, overview, goodAt), goodAt, failure: undefined }));
      } catch (error) {
        if (signal?.aborted) return;
        if (error instanceof OpsError && error.code === 'refused') onRefused();
        else setPicture((before) => ({ ...before, failure: (error as Error).message }));
      }
    },
    [token, onRefused],
  );

  useEffect(() => {
    if (!token || paused || !visible) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = async (): Promise<void> => {
      await read(stop.signal);
      if (!stop.signal.aborted) timer = setTimeout(() => void again(), POLL_MS);
    };
    void again();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [read, token, paused, visible]);

  return { ...picture, refresh: useCallback(() => void read(), [read]) };
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
