import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import type { IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { IngestEvent } from '@planet-heroes/contracts/ingest-events';
import { areasOf } from '../areas/areas.js';
import { batchedHandler } from '../commands/command-handler.js';
import { applied } from '../commands/outcome.js';
import type { Transaction } from '../database/database.js';
import { insertRows, rowsOf } from '../database/rows-of.js';
import { causeOf } from './event-handler.js';
import { checkIngestEvent } from './check-ingest-event.js';
import type { IngestedEvent } from './ingested-event.entity.js';

/** Conflicts that may pass: the step before may still come, and reconciliation may hold again. */
const PASSING: ReadonlySet<Refusal['code']> = new Set(['illegal_transition', 'claims_paused']);

/** The batch size; an operator's own batch stays together, however large. */
const MAX_EVENTS = 200;

/**
 * Applies events from outside, each (source, id) once and for all. One that came too late, for what was gone or not
 * enough, stays refused however often it is delivered: were it taken once a voucher is given back, the end would depend
 * on how often it came. Any other refused event leaves no trace, so that it can be sent again once what it lacked is
 * there.
 */
export const ingestEvent = batchedHandler<'ingest-event'>(
  { maxWeight: MAX_EVENTS, weigh: ({ events }) => events.length, parallel: 4 },
  async (commands, transaction) => {
    for (const { commandId, payload } of commands)
      for (const event of payload.events) transaction.origins?.note(causeOf(event), commandId);
    const { results, transactionId } = await ingestEvents(
      transaction,
      commands.flatMap(({ payload }) => payload.events),
    );
    let from = 0;
    const outcomes = commands.map(({ payload }) =>
      applied({ results: results.slice(from, from += payload.events.length) })
    );
    return { outcomes, transactionId };
  },
);

async function ingestEvents(
  transaction: Transaction,
  events: readonly CloudEventEnvelope[],
): Promise<{ results: IngestResult[]; transactionId: string | undefined }> {
  const results = events.map(({ source, id }): IngestResult => ({ source, id, status: 'duplicate' }));
  const refuse = (index: number, error: Refusal) => {
    results[index] = { ...results[index]!, status: 'refused', error };
  };

  const checked = events.flatMap((envelope, index) => {
    try {
      return [{ index, event: checkIngestEvent(envelope) }];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(index, error.toRefusal());
      return [];
    }
  });
  const fresh = await claimFresh(transaction, checked);

  let transactionId: string | undefined;
  const refused: RefusedEvent[] = [];
  for (const group of runsOfOneType(fresh)) {
    const handle = areasOf(transaction).eventHandler(group[0]!.event.type);
    const handled = await handle(transaction, group.map(({ event }) => event as never));
    transactionId = handled.transactionId ?? transactionId;
    handled.outcomes.forEach((outcome, at) => {
      const { index, event } = group[at]!;
      if (outcome.status === 'applied') results[index] = { ...results[index]!, status: 'applied' };
      else {
        refuse(index, outcome.error);
        refused.push({ source: event.source, id: event.id, refusal: outcome.error });
      }
    });
  }
  await releaseClaims(transaction, refused.filter(({ refusal }) => !isLasting(refusal)));
  await keepRefusals(transaction, refused.filter(({ refusal }) => isLasting(refusal)));
  const firsts = new Set(fresh);
  await repeatRefusals(transaction, checked.filter((entry) => !firsts.has(entry)), refuse);
  return { results, transactionId };
}

/** What an event is known by. */
const KEY = { source: 'text', id: 'text' } as const;

interface CheckedEvent {
  index: number;
  event: IngestEvent;
}

interface RefusedEvent {
  source: string;
  id: string;
  refusal: Refusal;
}

function isLasting({ code }: Refusal): boolean {
  return ERROR_STATUS[code] === 409 && !PASSING.has(code);
}

/** Neighbours of one type, which their handler takes together; the order in which they were sent is kept. */
function runsOfOneType(events: readonly CheckedEvent[]): CheckedEvent[][] {
  const runs: CheckedEvent[][] = [];
  for (const entry of events) {
    const current = runs.at(-1);
    if (current?.[0]!.event.type === entry.event.type) current.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Marks events as taken and returns those that were not before; of equal ones in one batch, the first. */
async function claimFresh(transaction: Transaction, events: readonly CheckedEvent[]): Promise<CheckedEvent[]> {
  const keys = new Map<string, CheckedEvent>();
  for (const entry of events) {
    const key = keyOf(entry.event);
    if (!keys.has(key)) keys.set(key, entry);
  }
  // In key order, so that two batches with the same events wait for each other instead of deadlocking.
  const ordered = [...keys].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry.event);
  if (ordered.length === 0) return [];
  const rows = await insertRows(
    transaction.tables<typeof IngestedEvent>(), 'ingested_event', ordered, KEY,
  )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['source', 'id'])
    .execute();
  const claimed = new Set(rows.map(keyOf));
  return [...keys].flatMap(([key, entry]) => (claimed.has(key) ? [entry] : []));
}

/** Events that were refused for good are answered as they were then. */
async function repeatRefusals(
  transaction: Transaction,
  known: readonly CheckedEvent[],
  refuse: (index: number, error: Refusal) => void,
) {
  if (known.length === 0) return;
  const rows = await transaction
    .tables<typeof IngestedEvent>()
    .selectFrom('ingested_event')
    .innerJoin(rowsOf('known', known.map(({ event }) => event), KEY), (join) =>
      join.onRef('known.source', '=', 'ingested_event.source').onRef('known.id', '=', 'ingested_event.id'),
    )
    .select(['ingested_event.source', 'ingested_event.id', 'refusal'])
    .where('refusal', 'is not', null)
    .execute();
  const refusals = new Map(rows.map((row) => [keyOf(row), row.refusal]));
  for (const { index, event } of known) {
    const refusal = refusals.get(keyOf(event));
    if (refusal) refuse(index, refusal);
  }
}

async function keepRefusals(transaction: Transaction, events: readonly RefusedEvent[]) {
  if (events.length === 0) return;
  await transaction
    .tables<typeof IngestedEvent>()
    .updateTable('ingested_event')
    .from(rowsOf('refused', events, { ...KEY, refusal: 'jsonb' }))
    .set(({ ref }) => ({ refusal: ref('refused.refusal') }))
    .whereRef('ingested_event.source', '=', 'refused.source')
    .whereRef('ingested_event.id', '=', 'refused.id')
    .execute();
}

async function releaseClaims(transaction: Transaction, events: readonly { source: string; id: string }[]) {
  if (events.length === 0) return;
  await transaction
    .tables<typeof IngestedEvent>()
    .deleteFrom('ingested_event')
    .using(rowsOf('refused', events, KEY))
    .whereRef('ingested_event.source', '=', 'refused.source')
    .whereRef('ingested_event.id', '=', 'refused.id')
    .execute();
}

function keyOf({ source, id }: { source: string; id: string }): string {
  return JSON.stringify([source, id]);
}
