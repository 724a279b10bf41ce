import type { BooksReport } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { areasOf } from '../areas/areas.js';
import type { Database, Queryable, Transaction } from '../database/database.js';
import { LEDGER_INVARIANTS } from './ledger-invariants.js';
import { ReconciliationReport } from './reconciliation-report.entity.js';

/** Checks every invariant, the ledger's and each area's, on one consistent snapshot. */
export function reconcile(database: Database): Promise<BooksReport> {
  return database.transaction(
    async (snapshot) => {
      const checks: BooksReport['checks'] = [];
      for (
        const { name, pausesClaims, check } of [
          ...LEDGER_INVARIANTS,
          ...areasOf(database).list.flatMap(({ invariants = [] }) => invariants),
        ]
      ) {
        const { compared, broken } = await check(snapshot);
        const holds = broken.length === 0;
        checks.push({ name, holds, pausesClaims, found: holds ? `${compared} compared, all in order` : broken.join('; ') });
      }
      return { holds: checks.every(({ holds }) => holds), checkedAt: new Date().toISOString(), checks };
    },
    { isolation: 'repeatable read' },
  );
}

/** Saves the report of a reconciliation, replacing the previous one. */
export async function saveReconciliationReport(
  transaction: Transaction,
  { holds, checks, checkedAt }: BooksReport,
): Promise<void> {
  await transaction.em.upsert(ReconciliationReport, { id: 1, holds, checks, checkedAt: new Date(checkedAt) });
}

/** What the last reconciliation found; undefined before the first one. */
export async function readReconciliationReport(database: Queryable): Promise<BooksReport | undefined> {
  const report = await database
    .tables<typeof ReconciliationReport>()
    .selectFrom('books_report')
    .select(['holds', 'checks', 'checkedAt'])
    .executeTakeFirst();
  return report && { ...report, checkedAt: report.checkedAt.toISOString() };
}
