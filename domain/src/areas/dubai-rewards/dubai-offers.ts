import type { DubaiCategory, DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DUBAI_LISTED_DAYS_AFTER_EXPIRY } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Queryable } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';

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
  const {
    challengeId: id,
    title,
    description,
    category,
    metric,
    target,
    pointsReward,
    rewardItem,
    openedAt,
    expiresAt,
  } = challenge;
  const { targetZone = null, participantLimit = null, joinedBefore = 0 } = challenge;
  const inserted = await transaction
    .tables<typeof DubaiChallengeRecord>()
    .insertInto('dubai_challenge')
    .values({
      id,
      title,
      description,
      category,
      targetZone,
      metric,
      target,
      pointsReward,
      rewardItem,
      participantLimit,
      joinedBefore,
      participants: joinedBefore,
      openedAt,
      expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await scheduleRetirement(transaction, 'challenge', id, expiresAt);
  return inserted !== undefined;
}

/** Writes a reward; returns whether its id was free. */
export async function insertDubaiReward(transaction: Queryable, reward: NewDubaiReward): Promise<boolean> {
  const {
    rewardId: id,
    title,
    description,
    category,
    partner,
    value,
    pointsCost,
    onePerHero,
    fulfilment,
    addedAt,
    expiresAt,
  } = reward;
  const { availableQuantity = null, claimedBefore = 0, zoneRestriction = null } = reward;
  const inserted = await transaction
    .tables<typeof DubaiRewardRecord>()
    .insertInto('dubai_reward')
    .values({
      id,
      title,
      description,
      category,
      partner,
      valueFils: value,
      pointsCost,
      availableQuantity,
      claimedBefore,
      zoneRestriction,
      onePerHero,
      claimedQuantity: claimedBefore,
      fulfilment,
      addedAt,
      expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await scheduleRetirement(transaction, 'reward', id, expiresAt);
  return inserted !== undefined;
}

function scheduleRetirement(
  transaction: Queryable,
  kind: 'challenge' | 'reward',
  id: string,
  expiresAt: Date,
): Promise<void> {
  const dueAt = new Date(expiresAt.getTime() + DUBAI_LISTED_DAYS_AFTER_EXPIRY * DAY_MS);
  return scheduleCommands(transaction, [{
    id: `retire-${kind}-${id}`,
    name: 'retire-dubai-offer',
    payload: { kind, id },
    dueAt,
  }]);
}
