import type { BooksReport } from '@planet-heroes/contracts/kernel/reconciliation/report';
import type { Database, Queryable } from '../database/database.js';
import { utcText } from '../database/utc-text.js';
import { checkInvariant } from './invariant.js';
import { LEDGER_INVARIANTS } from './ledger-invariants.js';

/** Checks every invariant, the ledger's and each area's, on one consistent snapshot. */
export function reconcile(database: Database): Promise<BooksReport> {
  return database.transaction(
    async (snapshot) => {
      const checks = [];
      for (const invariant of [...LEDGER_INVARIANTS, ...database.areas.list.flatMap(({ invariants = [] }) => invariants)]) {
        const { compared, broken } = await checkInvariant(snapshot, invariant);
        const holds = !broken || broken.length === 0;
        checks.push({ name: invariant.name, holds, found: holds ? `${compared} compared, all in order` : broken.join('; ') });
      }
      return { holds: checks.every(({ holds }) => holds), checkedAt: new Date().toISOString(), checks };
    },
    { isolation: 'repeatable read' },
  );
}

/** What the last reconciliation found; undefined before the first one. */
export async function readReconciliationReport(database: Queryable): Promise<BooksReport | undefined> {
  const [row] = await database.query<BooksReport>(
    `select holds, checks, ${utcText('checked_at')} as "checkedAt" from books_report`,
  );
  return row;
}
