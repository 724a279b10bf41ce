// What a fixture's expected file may say besides the end state, and how it is compared with what was found.
import { z } from 'zod';
import { differences, type EndState } from './end-state.ts';

const endState = { projections: z.record(z.string(), z.string()), totals: z.record(z.string(), z.string()) };
const heroSchema = z.strictObject({
  points: z.number().int().optional(),
  rank: z.number().int().positive().nullable().optional(),
  /** How many the hero has made. */
  claims: z.number().int().optional(),
});
const heroesSchema = z.record(z.string(), heroSchema);

/** The state of an instance after its first `after` events. */
const checkpointSchema = z.strictObject({ ...endState, after: z.number().int().positive(), heroes: heroesSchema });
export type Checkpoint = z.infer<typeof checkpointSchema>;

export const expectedSchema = z.strictObject({
  ...endState,
  projections: endState.projections.optional(),
  totals: endState.totals.optional(),
  /** By event id: applied, duplicate, or the code of the refusal. */
  events: z.record(z.string(), z.string()).optional(),
  heroes: heroesSchema.optional(),
  orders: z
    .record(z.string(), z.strictObject({ status: z.string().optional(), paymentStatus: z.string().optional() }))
    .optional(),
  checkpoints: z.array(checkpointSchema).optional(),
});
export type Expected = z.infer<typeof expectedSchema>;

/** What one expectation came to; `failure` is a sentence with what was expected and what was found. */
export interface Check {
  name: string;
  failure?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Holds fields against those that are expected, one check for each; fields that nobody expects are left alone. */
export function checksOf(name: string, found: Fields | undefined, expected: Fields): Check[] {
  return Object.entries(expected).map(([field, should]) => {
    const is = found?.[field];
    const at = `${name}.${field}`;
    return is === should ? { name: at } : { name: at, failure: `${at}: expected ${said(should)}, found ${said(is)}` };
  });
}

/** The end state as checks: one for each projection and each total. */
export function endStateChecks(found: EndState, { projections, totals }: Expected): Check[] {
  if (!projections || !totals) return [];
  const expected = { projections, totals };
  const failures = differences(found, expected).map((failure) => ({ name: failure.split(':')[0]!, failure }));
  const failed = new Set(failures.map(({ name }) => name));
  const names = (['projections', 'totals'] as const).flatMap((part) =>
    Object.keys(expected[part]).map((name) => `${part} ${name}`),
  );
  return [...failures, ...names.filter((name) => !failed.has(name)).map((name) => ({ name }))];
}

/**
 * One check for every checkpoint up to the first that differs, which names the events since the last that did not. The
 * run looks at each as it passes, so that there is nothing to search for.
 */
export function checkpointChecks(
  found: readonly Checkpoint[],
  { checkpoints = [] }: Expected,
  events: readonly { id: string }[],
): Check[] {
  const checks: Check[] = [];
  let last = 0;
  for (const checkpoint of found) {
    const expected = checkpoints.find(({ after }) => after === checkpoint.after);
    const difference = expected && firstDifference(checkpoint, expected);
    const name = `checkpoint after ${checkpoint.after} events`;
    if (difference) {
      const [from, to] = [events[last]!.id, events[checkpoint.after - 1]!.id];
      const range = from === to ? `after event ${from}` : `between event ${from} and event ${to}`;
      return [...checks, { name, failure: `First differs ${range}: ${difference}` }];
    }
    checks.push({ name });
    last = checkpoint.after;
  }
  return checks;
}

/** A hero's field before a projection or a total, since it says more. */
function firstDifference(found: Checkpoint, expected: Checkpoint): string | undefined {
  const heroes = Object.entries(expected.heroes).flatMap(([id, hero]) =>
    checksOf(`heroes.${id}`, found.heroes[id], hero),
  );
  return heroes.find(({ failure }) => failure)?.failure ?? differences(found, expected)[0];
}

function said(value: unknown): string {
  return value === undefined || value === null ? 'nothing' : String(value);
}
