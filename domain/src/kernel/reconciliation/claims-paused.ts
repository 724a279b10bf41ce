import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../database/database.js';
import type { ReconciliationReport } from './reconciliation-report.entity.js';

/** Whether the last reconciliation found a break: claims wait until it is mended (goals: R14). */
export async function areClaimsPaused(database: Queryable): Promise<boolean> {
  const report = await database
    .tables<typeof ReconciliationReport>()
    .selectFrom('books_report')
    .select('holds')
    .executeTakeFirst();
  return report?.holds === false;
}

export function claimsPaused(): AppError {
  return new AppError(
    'claims_paused',
    'Reward claims are paused until our books are in order again. Your points are safe. Please try again later.',
  );
}
