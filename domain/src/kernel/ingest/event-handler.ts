import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { IngestEvent, IngestEventType } from '@planet-heroes/contracts/ingest-events';
import type { Transaction } from '../database/database.js';

/** What became of an event that was new. */
export type IngestOutcome = { status: 'applied' } | { status: 'refused'; error: Refusal };

/** Handles events of one kind, all that stand next to each other at once, and returns their outcomes in the same order. */
export type EventHandler<T extends IngestEventType> = (
  transaction: Transaction,
  events: readonly Extract<IngestEvent, { type: T }>[],
) => Promise<{ outcomes: IngestOutcome[]; transactionId: string | undefined }>;

/** The handlers of one area's kinds of events: a missing one does not compile. */
export type EventHandlersOf<Definitions> = { [T in IngestEventType & keyof Definitions]: EventHandler<T> };

/**
 * A handler for a kind that is applied one by one. `apply` returns the transaction id of the events that it wrote; when it
 * refuses by an AppError, what it had written of this one event is undone.
 */
export function oneByOne<T extends IngestEventType>(
  apply: (transaction: Transaction, event: Extract<IngestEvent, { type: T }>) => Promise<string | undefined>,
): EventHandler<T> {
  return async (transaction, events) => {
    const outcomes: IngestOutcome[] = [];
    let transactionId: string | undefined;
    for (const event of events) {
      await transaction.query('savepoint ingested');
      try {
        transactionId = (await apply(transaction, event)) ?? transactionId;
        outcomes.push({ status: 'applied' });
        await transaction.query('release savepoint ingested');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await transaction.query('rollback to savepoint ingested');
        outcomes.push({ status: 'refused', error: error.toRefusal() });
      }
    }
    return { outcomes, transactionId };
  };
}

/** What an ingested event counts as the cause of: unique to it, and the same at every replay. */
export function causeOf({ source, id }: Pick<IngestEvent, 'source' | 'id'>): string {
  return JSON.stringify([source, id]);
}

/** What an event tells, as the activity that a command would carry out, at the event's own time. */
export function activityOf<D>(event: { data: D; source: string; id: string; time: string }): D & { cause: string; time: Date } {
  return { ...event.data, cause: causeOf(event), time: new Date(event.time) };
}
