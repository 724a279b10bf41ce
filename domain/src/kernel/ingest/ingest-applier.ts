import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { IngestEvent, IngestEventType } from '@planet-heroes/contracts/ingest-events';
import type { Transaction } from '../database/database.js';

/** What an applier tells of each event that was new. */
export type IngestFate = { status: 'applied' } | { status: 'refused'; error: Refusal };

/** Applies events of one kind, all that stand next to each other at once, and returns their fates in the same order. */
export type IngestApplier<E extends IngestEvent = IngestEvent> = (
  transaction: Transaction,
  events: readonly E[],
) => Promise<{ fates: IngestFate[]; transactionId: string | undefined }>;

/** The appliers of one area's kinds of events. */
export type AppliersOf<Definitions> = {
  [T in IngestEventType & keyof Definitions]: IngestApplier<Extract<IngestEvent, { type: T }>>;
};

/**
 * An applier for a kind that is applied one by one. `apply` returns the transaction id of the events that it wrote; when it
 * refuses by an AppError, what it had written of this one event is undone.
 */
export function oneByOne<T extends IngestEventType>(
  apply: (transaction: Transaction, event: Extract<IngestEvent, { type: T }>) => Promise<string | undefined>,
): IngestApplier<Extract<IngestEvent, { type: T }>> {
  return async (transaction, events) => {
    const fates: IngestFate[] = [];
    let transactionId: string | undefined;
    for (const event of events) {
      await transaction.query('savepoint ingested');
      try {
        transactionId = (await apply(transaction, event)) ?? transactionId;
        fates.push({ status: 'applied' });
        await transaction.query('release savepoint ingested');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await transaction.query('rollback to savepoint ingested');
        fates.push({ status: 'refused', error: error.toRefusal() });
      }
    }
    return { fates, transactionId };
  };
}

/** What an ingested event counts as the cause of: unique to it, and the same at every replay. */
export function causeOf({ source, id }: Pick<IngestEvent, 'source' | 'id'>): string {
  return JSON.stringify([source, id]);
}
