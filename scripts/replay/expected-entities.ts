// Expectations of single events, heroes and orders, compared with the instance's answers.
import { readFileSync } from 'node:fs';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { type Check, type Checkpoint, checksOf, type Expected, expectedSchema } from './expectations.ts';
import type { Instance } from './instance.ts';

/** Reads an expected file. Throws with the file and the place where it is not one. */
export function readExpected(path: string): Expected {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ExpectedError(`${path}: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = expectedSchema.safeParse(content);
  if (data) return data;
  const { path: at, message } = error.issues[0]!;
  throw new ExpectedError(`${path}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`);
}

/** Every expectation of an event, a hero's field or an order's field, and what it came to. */
export async function checkEntities(
  instance: Instance,
  fates: Readonly<Record<string, string>>,
  { events = {}, heroes = {}, orders = {} }: Expected,
): Promise<Check[]> {
  const checks = checksOf('events', fates, events);
  for (const [id, expected] of Object.entries(heroes)) {
    const hero = await instance.hero(id);
    const claims = expected.claims === undefined ? {} : { claims: await instance.claimsOf(id) };
    checks.push(...checksOf(`heroes.${id}`, hero && { ...hero, ...claims }, expected));
  }
  for (const [id, expected] of Object.entries(orders)) {
    const order = await instance.order(id);
    checks.push(...checksOf(`orders.${id}`, order && { ...order }, expected));
  }
  return checks;
}

/** How the heroes stand whom some events name. */
export async function heroesAmong(
  instance: Instance,
  events: readonly CloudEventEnvelope[],
): Promise<Checkpoint['heroes']> {
  const found: Checkpoint['heroes'] = {};
  for (const { data } of events) {
    const { heroId, creatorId } = data as { heroId?: unknown; creatorId?: unknown };
    for (const id of [heroId, creatorId]) {
      if (typeof id !== 'string' || Object.hasOwn(found, id)) continue;
      const hero = await instance.hero(id);
      if (hero) found[id] = hero;
    }
  }
  return found;
}
