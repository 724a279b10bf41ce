import type { DubaiCategory, DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DUBAI_LISTED_DAYS_AFTER_EXPIRY } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { Queryable } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';

const DAY_MS = 86_400_000;

/** A challenge to be opened. `target` is in the metric's unit. */
export interface NewDubaiChallenge {
  challengeId: string;
  title: string;
  description: string;
  category: DubaiCategory;
  targetZone?: string | undefined;
  metric: DubaiMetric;
  target: number;
  pointsReward: number;
  rewardItem: string;
  participantLimit?: number | undefined;
  joinedBefore?: number;
  openedAt: Date;
  expiresAt: Date;
}

/** A reward to be added. Value in fils. */
export interface NewDubaiReward {
  rewardId: string;
  title: string;
  description: string;
  category: DubaiCategory;
  partner: string;
  value: number;
  pointsCost: number;
  availableQuantity?: number | undefined;
  claimedBefore?: number;
  zoneRestriction?: string | undefined;
  onePerHero: boolean;
  fulfilment: 'automatic' | 'partner';
  addedAt: Date;
  expiresAt: Date;
}

/** Writes a challenge; returns whether its id was free. */
export async function insertDubaiChallenge(transaction: Queryable, challenge: NewDubaiChallenge): Promise<boolean> {
  const { challengeId: id, title, description, category, metric, target, pointsReward, rewardItem, openedAt, expiresAt } = challenge;
  const { targetZone = null, participantLimit = null, joinedBefore = 0 } = challenge;
  const inserted = await transaction.query(
    `insert into dubai_challenge (id, title, description, category, target_zone, metric, target, points_reward, reward_item,
                                  participant_limit, joined_before, participants, opened_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13) on conflict (id) do nothing returning id`,
    [id, title, description, category, targetZone, metric, target, pointsReward, rewardItem, participantLimit, joinedBefore,
      openedAt.toISOString(), expiresAt.toISOString()],
  );
  if (inserted.length > 0) await scheduleRetirement(transaction, 'challenge', id, expiresAt);
  return inserted.length > 0;
}

/** Writes a reward; returns whether its id was free. */
export async function insertDubaiReward(transaction: Queryable, reward: NewDubaiReward): Promise<boolean> {
  const { rewardId: id, title, description, category, partner, value, pointsCost, onePerHero, fulfilment, addedAt, expiresAt } = reward;
  const { availableQuantity = null, claimedBefore = 0, zoneRestriction = null } = reward;
  const inserted = await transaction.query(
    `insert into dubai_reward (id, title, description, category, partner, value_fils, points_cost, available_quantity,
                               claimed_before, claimed_quantity, zone_restriction, one_per_hero, fulfilment, added_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14) on conflict (id) do nothing returning id`,
    [id, title, description, category, partner, value, pointsCost, availableQuantity, claimedBefore, zoneRestriction, onePerHero,
      fulfilment, addedAt.toISOString(), expiresAt.toISOString()],
  );
  if (inserted.length > 0) await scheduleRetirement(transaction, 'reward', id, expiresAt);
  return inserted.length > 0;
}

function scheduleRetirement(transaction: Queryable, kind: 'challenge' | 'reward', id: string, expiresAt: Date): Promise<void> {
  const dueAt = new Date(expiresAt.getTime() + DUBAI_LISTED_DAYS_AFTER_EXPIRY * DAY_MS);
  return scheduleCommands(transaction, [{ id: `retire-${kind}-${id}`, name: 'retire-dubai-offer', payload: { kind, id }, dueAt }]);
}
