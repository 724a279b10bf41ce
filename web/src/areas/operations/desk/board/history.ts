import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';

/** How far back the pictures reach. */
export const WINDOW_MS = 5 * 60_000;
/** What they show at the least, so that the first readings do not fill them. */
const LEAST_WINDOW_MS = 60_000;

/** One figure at one moment. Null: it could not be read then. */
export interface Point {
  at: number;
  value: number | null;
}

/** What the page has seen since it was opened, for its pictures: the last minutes of every figure, by name. */
export type History = Readonly<Record<string, readonly Point[]>>;

export const waitingOf = (queue: string) => `waiting:${queue}`;
export const drainOf = (queue: string) => `drain:${queue}`;
export const LAG = 'lag';
export const SOCKETS = 'sockets';

/** The history with one more overview in it, and without what is older than the window. */
export function remember(history: History, overview: Overview, at: number): History {
  const figures: Record<string, number | null> = {
    [LAG]: overview.projections.lagSeconds,
    [SOCKETS]: overview.sockets.connected,
  };
  for (const { name, waiting, drainPerSecond } of overview.queues ?? []) {
    figures[waitingOf(name)] = waiting;
    figures[drainOf(name)] = drainPerSecond;
  }
  const names = new Set([...Object.keys(history), ...Object.keys(figures)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      [...(history[name] ?? []).filter((point) => point.at > at - WINDOW_MS), { at, value: figures[name] ?? null }],
    ]),
  );
}

/** The largest value, or 0. */
export function peakOf(points: readonly Point[]): number {
  return points.reduce((peak, { value }) => Math.max(peak, value ?? 0), 0);
}

/** The runs of points that were read, so that a line is not drawn over what nobody knows. */
export function runsOf(points: readonly Point[]): { at: number; value: number }[][] {
  const runs: { at: number; value: number }[][] = [];
  let open: { at: number; value: number }[] | undefined;
  for (const { at, value } of points) {
    if (value === null) {
      open = undefined;
      continue;
    }
    if (!open) runs.push((open = []));
    open.push({ at, value });
  }
  return runs;
}

/** From when to when a picture of these points reaches. */
export function spanOf(points: readonly Point[]): { from: number; to: number } {
  const to = points.at(-1)?.at ?? 0;
  const seen = to - (points[0]?.at ?? to);
  return { from: to - Math.min(WINDOW_MS, Math.max(LEAST_WINDOW_MS, seen)), to };
}
