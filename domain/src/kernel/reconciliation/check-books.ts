import type { BooksReport } from '@planet-heroes/contracts/kernel/reconciliation/report';
import type { Database, Queryable } from '../database/database.js';
import { utcText } from '../database/utc-text.js';
import { applyBooksRule } from './books-rule.js';
import { BOOKS_RULES } from './books-rules.js';

/** Checks every rule of the books on one consistent snapshot. */
export function checkBooksNow(database: Database): Promise<BooksReport> {
  return database.transaction(
    async (snapshot) => {
      const checks = [];
      for (const rule of BOOKS_RULES) {
        const { compared, broken } = await applyBooksRule(snapshot, rule);
        const holds = !broken || broken.length === 0;
        checks.push({ name: rule.name, holds, found: holds ? `${compared} compared, all in order` : broken.join('; ') });
      }
      return { holds: checks.every(({ holds }) => holds), checkedAt: new Date().toISOString(), checks };
    },
    { isolation: 'repeatable read' },
  );
}

/** What the last check found; undefined before the first one. */
export async function readBooksReport(database: Queryable): Promise<BooksReport | undefined> {
  const [row] = await database.query<BooksReport>(
    `select holds, checks, ${utcText('checked_at')} as "checkedAt" from books_report`,
  );
  return row;
}
