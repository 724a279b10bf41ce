import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { areClaimsEndangered } from '@planet-heroes/contracts/kernel/reconciliation/claims-paused';
import type { Queryable } from '../database/database.js';
import type { ReconciliationReport } from './reconciliation-report.entity.js';

/** Whether the last reconciliation found wrong points or rewards: claims wait until they are mended (goals: R14). */
export async function areClaimsPaused(database: Queryable): Promise<boolean> {
  const broken = await database
    .tables<typeof ReconciliationReport>()
    .selectFrom('books_report')
    .select('checks')
    .where('holds', '=', false)
    .executeTakeFirst();
  return broken !== undefined && areClaimsEndangered(broken.checks);
}

export function claimsPaused(): AppError {
  return new AppError(
    'claims_paused',
    'Reward claims are paused until our books are in order again. Your points are safe. Please try again later.',
  );
}
