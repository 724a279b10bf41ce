// What a replay leaves behind of itself, to be held beside another: every event and what became of it, and how the
// instance stood on the way and at the end.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { keysOf } from './event-order.ts';

const text = z.record(z.string(), z.string());

/** An event in the fixture's order. `content` identifies its data; `of` lists the hero and things that it concerns. */
const recordedEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  content: z.string(),
  of: z.array(z.string()),
  /** applied, duplicate, or the refusal's code. */
  fate: z.string(),
});
export type RecordedEvent = z.infer<typeof recordedEventSchema>;

/** The state of an instance after `after` events; `board` is its leaderboard, best first. */
const pointSchema = z.object({
  after: z.number().int().nonnegative(),
  projections: text,
  totals: text,
  heroes: z.record(z.string(), z.object({ points: z.number().optional(), rank: z.number().nullish() })),
  board: z.array(z.object({ id: z.string(), points: z.number() })),
});
export type Point = z.infer<typeof pointSchema>;

/** The last point is the end. */
export const runSchema = z.object({ events: z.array(recordedEventSchema), points: z.array(pointSchema).min(1) });
export type Run = z.infer<typeof runSchema>;

/** How many places of the board are kept: a curve ends where its hero falls below them. */
export const PLACES_KEPT = 50;

export function recordedEvent(event: CloudEventEnvelope, fate: string | undefined): RecordedEvent {
  const { id, type, time, data } = event;
  const content = createHash('sha256').update(JSON.stringify([type, time, data])).digest('hex').slice(0, 16);
  return { id, type, content, of: keysOf(event), fate: fate ?? 'not sent' };
}

/** Reads what `npm run replay -- … --json` wrote. Throws with the file, and what it lacks. */
export function readRun(path: string): { fixture: string; run: Run } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ExpectedError(`${path}: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = z.object({ fixture: z.string(), run: runSchema }).safeParse(content);
  if (data) return data;
  const { path: at, message } = error.issues[0]!;
  throw new ExpectedError(`${path} is not a run that npm run replay -- … --json wrote: ${at.join('.')}: ${message}`);
}
