import { DEMO_COMPANY_ID, IMPORTS_KEPT } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Retention } from '../../kernel/retention/retention.js';
import { appendEvents } from '../../kernel/log/append-events.js';

/** Up to 25,000 rows in one transaction. */
const AT_ONCE = 5;
const MAX_ROUNDS = 200;
const HOUR_MS = 3_600_000;

/** Removes imports that have been kept long enough, with their rows; the quotes made of them stay. */
export const removeOldImports: Retention = async (database, { cause, now, bound }) => {
  const demoBefore = new Date(now.getTime() - IMPORTS_KEPT.demoHours * HOUR_MS).toISOString();
  const before = new Date(now.getTime() - IMPORTS_KEPT.days * 24 * HOUR_MS).toISOString();
  let removed = 0;
  let transactionId: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const done = await database.transaction(async (transaction) => {
      const old = await transaction.query<{ id: string; companyId: string }>(
        `select id, company_id as "companyId" from csv_import where created_at < case when company_id = $1 then $2::timestamptz else $3::timestamptz end
         order by created_at limit $4 for update skip locked`,
        [DEMO_COMPANY_ID, demoBefore, before, AT_ONCE],
      );
      if (old.length === 0) return undefined;
      const ids = old.map(({ id }) => id);
      await transaction.query('delete from csv_import_row where import_id = any($1::text[])', [ids]);
      await transaction.query('delete from csv_import where id = any($1::text[])', [ids]);
      const events = old.map(({ id, companyId }) => ({
        type: 'import.removed' as const, subject: id, cause, time: now, data: { companyId, importId: id },
      }));
      return { count: old.length, transactionId: await appendEvents(transaction, events) };
    }, { bound });
    if (!done) break;
    removed += done.count;
    transactionId = done.transactionId;
  }
  return { removed, transactionId };
};
