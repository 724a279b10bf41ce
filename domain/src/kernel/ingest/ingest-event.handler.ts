import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import type { IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import type { IngestEvent } from '@planet-heroes/contracts/ingest-events';
import { areasOf } from '../areas/areas.js';
import { transactionalHandler } from '../commands/command-handler.js';
import type { Transaction } from '../database/database.js';
import { checkIngestEvent } from './check-ingest-event.js';

/** Conflicts that pass: the step before may still come, and the books are mended. */
const PASSING: readonly Refusal['code'][] = ['illegal_transition', 'claims_paused'];

/**
 * Applies events from outside, each (source, id) once and for all. One that came too late, for what was gone or not
 * enough, stays refused however often it is delivered: were it taken once a voucher is given back, the end would depend on
 * how often it came. Any other refused event leaves no trace, so that it can be sent again once what it lacked is there.
 */
export const ingestEvent = transactionalHandler<'ingest-event'>(async ({ events }, transaction) => {
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
    const applied = await handle(transaction, group.map(({ event }) => event as never));
    transactionId = applied.transactionId ?? transactionId;
    applied.outcomes.forEach((outcome, at) => {
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
  return { result: { results }, transactionId };
});

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
  return ERROR_STATUS[code] === 409 && !PASSING.includes(code);
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
  const rows = await transaction.query<{ source: string; id: string }>(
    `insert into ingested_event (source, id) select * from unnest($1::text[], $2::text[])
     on conflict do nothing returning source, id`,
    [ordered.map(({ source }) => source), ordered.map(({ id }) => id)],
  );
  const claimed = new Set(rows.map(keyOf));
  return [...keys].flatMap(([key, entry]) => (claimed.has(key) ? [entry] : []));
}

/** Events that were refused for good are answered as they were then. */
async function repeatRefusals(transaction: Transaction, known: readonly CheckedEvent[], refuse: (index: number, error: Refusal) => void) {
  if (known.length === 0) return;
  const rows = await transaction.query<RefusedEvent>(
    `select source, id, refusal from ingested_event join unnest($1::text[], $2::text[]) as known (source, id) using (source, id)
     where refusal is not null`,
    [known.map(({ event }) => event.source), known.map(({ event }) => event.id)],
  );
  const refusals = new Map(rows.map((row) => [keyOf(row), row.refusal]));
  for (const { index, event } of known) {
    const refusal = refusals.get(keyOf(event));
    if (refusal) refuse(index, refusal);
  }
}

async function keepRefusals(transaction: Transaction, events: readonly RefusedEvent[]) {
  if (events.length === 0) return;
  await transaction.query(
    `update ingested_event set refusal = refused.refusal
     from unnest($1::text[], $2::text[], $3::jsonb[]) as refused (source, id, refusal)
     where ingested_event.source = refused.source and ingested_event.id = refused.id`,
    [events.map(({ source }) => source), events.map(({ id }) => id), events.map(({ refusal }) => JSON.stringify(refusal))],
  );
}

async function releaseClaims(transaction: Transaction, events: readonly { source: string; id: string }[]) {
  if (events.length === 0) return;
  await transaction.query(
    'delete from ingested_event using unnest($1::text[], $2::text[]) as refused (source, id) ' +
      'where ingested_event.source = refused.source and ingested_event.id = refused.id',
    [events.map(({ source }) => source), events.map(({ id }) => id)],
  );
}

function keyOf({ source, id }: { source: string; id: string }): string {
  return JSON.stringify([source, id]);
}
