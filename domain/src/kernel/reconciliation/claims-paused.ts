import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** Part of the first statement of a claim: whether the last check of the books found a break (goals: R14). */
export const BOOKS_BROKEN_SQL = 'exists (select from books_report where not holds)';

export function claimsPaused(): AppError {
  return new AppError('claims_paused', 'Reward claims are paused until our books are in order again. Your points are safe. Please try again later.');
}
