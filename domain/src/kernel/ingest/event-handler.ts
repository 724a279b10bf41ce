import type { IngestEvent, IngestEventType } from '@planet-heroes/contracts/ingest-events';
import { eachAlone } from '../commands/each-alone.js';
import type { Outcome } from '../commands/outcome.js';
import type { Transaction } from '../database/database.js';

/**
 * Handles events of one kind, all that stand next to each other at once, and returns their outcomes in the same order.
 */
export type EventHandler<T extends IngestEventType> = (
  transaction: Transaction,
  events: readonly Extract<IngestEvent, { type: T }>[],
) => Promise<{ outcomes: Outcome[]; transactionId: string | undefined }>;

/** The handlers of one area's kinds of events: a missing one does not compile. */
export type EventHandlersOf<Definitions> = { [T in IngestEventType & keyof Definitions]: EventHandler<T> };

/**
 * A handler for a kind that is applied one by one. `apply` returns the transaction id of the events that it wrote; when
 * it refuses by an AppError, what it had written of this one event is undone.
 */
export function oneByOne<T extends IngestEventType>(
  apply: (transaction: Transaction, event: Extract<IngestEvent, { type: T }>) => Promise<string | undefined>,
): EventHandler<T> {
  return (transaction, events) =>
    eachAlone(
      transaction,
      events,
      async (event) => ({ result: undefined, transactionId: await apply(transaction, event) }),
    );
}

/** What an ingested event counts as the cause of: unique to it, and the same at every replay. */
export function causeOf({ source, id }: Pick<IngestEvent, 'source' | 'id'>): string {
  return JSON.stringify([source, id]);
}

/** An event as the activity that a command would carry out, at the event's own time. */
export function activityOf<D>(
  event: { data: D; source: string; id: string; time: string },
): D & { cause: string; time: Date } {
  return { ...event.data, cause: causeOf(event), time: new Date(event.time) };
}
