import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, withEach } from './client.ts';
import type { ClientsOptions, Noted, Order, Shown, Truth } from './live-clients.ts';
import { endProcess } from './process.ts';
import { answerOf, startProgram } from './programs.ts';
import { together } from './times.ts';

/** The browser's own live connection, many times over, in processes of its own (`live-clients.ts`). */
export interface LiveConnections {
  /** Waits until each shows what the server says, its own rank included; names those that do not. */
  untilEqual(address: string, boundMs: number): Promise<Shown & { tookMs: number }>;
  /** What they noted since they were last asked. */
  report(): Promise<Noted>;
  tell(order: Order): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Opens one for each hero, as many in each process. */
export async function openLive(options: ClientsOptions, processes = 1): Promise<LiveConnections> {
  const { from, to } = options;
  const size = (to - from + 1) / processes;
  const started = await Promise.all(Array.from({ length: processes }, (_, part) => {
    const share = { from: from + Math.ceil(part * size), to: from + Math.ceil((part + 1) * size) - 1 };
    return startProgram(join(import.meta.dirname, 'live-clients.ts'), {
      args: [JSON.stringify({ ...options, ...share })],
      nodeArgs: [
        '--experimental-transform-types',
        '--disable-warning=ExperimentalWarning',
        '--import',
        join(import.meta.dirname, 'resolve-web.ts'),
      ],
    });
  }));
  const children = started.map(({ child }) => child);
  let last: Promise<unknown> = Promise.resolve();
  /** Answers carry no name: an order waits until the one before it is answered. */
  const tell = <T>(order: Order): Promise<T[]> => {
    const answers = last.then(() => Promise.all(children.map((child) => answerOf<T>(child, order))));
    last = answers.catch(() => undefined);
    return answers;
  };
  const compare = async (truth: Truth): Promise<Shown> => {
    const answers = await tell<Shown>({ compare: truth });
    return {
      wrong: answers.flatMap(({ wrong }) => wrong),
      connects: answers.reduce((sum, { connects }) => sum + connects, 0),
    };
  };
  return {
    async untilEqual(address, boundMs) {
      const asked = performance.now();
      for (;;) {
        const shown = await compare(await truthOf(address, from, to));
        const tookMs = performance.now() - asked;
        if (shown.wrong.length === 0 || tookMs > boundMs) return { ...shown, tookMs };
        await delay(500);
      }
    },
    async report() {
      const all = await tell<Noted>({ report: true });
      const sum = (key: 'catchUpBytes' | 'snapshotBytes') => all.reduce((bytes, each) => bytes + each[key], 0);
      // JSON has no NaN.
      const max = (key: 'maxBehindMs' | 'maxChangeBytes' | 'maxAgeErrorMs') =>
        Math.max(...all.map((each) => (each[key] as number | null) ?? Number.NaN));
      const left = all.flatMap(({ leftLiveAt }) => leftLiveAt ?? []);
      return {
        catchUps: together(all.map(({ catchUps }) => catchUps)),
        liveAgain: together(all.map(({ liveAgain }) => liveAgain)),
        pushes: together(all.map(({ pushes }) => pushes)),
        catchUpBytes: sum('catchUpBytes'),
        snapshotBytes: sum('snapshotBytes'),
        maxBehindMs: max('maxBehindMs'),
        maxChangeBytes: max('maxChangeBytes'),
        maxAgeErrorMs: max('maxAgeErrorMs'),
        ...(left.length > 0 && { leftLiveAt: Math.min(...left) }),
      };
    },
    tell,
    end: () => Promise.all(children.map((child) => endProcess(child, 'SIGKILL'))),
  };
}

async function truthOf(address: string, from: number, to: number): Promise<Truth> {
  const get = async (path: string) => (await ask(address, 'GET', path)).body;
  const heroes = Array.from({ length: to - from + 1 }, (_, at) => `bulk-${from + at}`);
  const standings = await withEach(heroes, 10, async (hero) => {
    const { heroes: _, ...standing } = await get(`/api/heroes/leaderboard/around/${hero}?radius=0`);
    return [hero, standing] as const;
  });
  return {
    board: await get('/api/heroes/leaderboard/100'),
    impact: await get('/api/impact-stats'),
    standings: Object.fromEntries(standings),
  };
}
