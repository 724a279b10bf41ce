import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { awardBadges } from '../badges/award-badges.js';
import { rewardReferrals } from '../shares/reward-referrals.js';
import { advanceDubaiChallenges } from '../dubai-rewards/advance-dubai-challenges.js';
import { advanceSocialChallenges } from '../social-challenges/advance-social-challenges.js';

/** A verified trade, as those see it who draw a consequence from it. Value in whole AED, CO2 in grams. */
export interface VerifiedDeed {
  heroId: string;
  tradeInId: string;
  tradeValue: number;
  points: number;
  bottlesPrevented: number;
  co2Saved: number;
  cause: string;
  time: Date;
}

/** What else follows from verified trades, in their transaction: returns the events to append. Their heroes are locked. */
export type Consequence = (transaction: Transaction, deeds: readonly VerifiedDeed[]) => Promise<NewEvent[]>;

const CONSEQUENCES: readonly Consequence[] = [rewardReferrals, advanceSocialChallenges, advanceDubaiChallenges, awardBadges];

export async function consequencesOf(transaction: Transaction, deeds: readonly VerifiedDeed[]): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const consequence of CONSEQUENCES) events.push(...(await consequence(transaction, deeds)));
  return events;
}
