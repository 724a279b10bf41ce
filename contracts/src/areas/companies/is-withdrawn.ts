import type { ListedCompany } from './schemas.js';

/** Why a company is declined that nobody was left in while it waited for the desk. */
export const WITHDRAWN_REASON = 'Withdrawn: its last member has left.';

/** Whether a company was withdrawn by its last member, which the desk had nothing to do with. */
export function isWithdrawn({ state, declinedReason }: Pick<ListedCompany, 'state' | 'declinedReason'>): boolean {
  return state === 'declined' && declinedReason === WITHDRAWN_REASON;
}
