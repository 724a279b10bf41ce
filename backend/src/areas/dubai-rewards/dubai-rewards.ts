import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { DubaiRewardRecord } from '@planet-heroes/domain/areas/dubai-rewards/dubai-reward.entity';
import type { RewardClaimRecord } from '@planet-heroes/domain/areas/dubai-rewards/reward-claim.entity';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import type { OfferKind } from './offer-list.js';

/** A reward as the projection keeps it: what it says, its stock, and counts of its claims. */
export interface RewardEntry {
  id: string;
  terms: Omit<DubaiReward, 'id' | 'availableQuantity' | 'claimedQuantity'> | undefined;
  /** Whether there is a limit: `stock` means nothing without one. */
  limited: boolean;
  stock: number;
  /** All that have not expired. */
  claimed: number;
  processing: number;
  fulfilled: number;
  retired: boolean;
}

export const REWARD_KIND: OfferKind<RewardEntry, DubaiReward> = {
  unknownYet: (id) => ({
    id,
    terms: undefined,
    limited: false,
    stock: 0,
    claimed: 0,
    processing: 0,
    fulfilled: 0,
    retired: false,
  }),
  show: ({ id, terms, limited, stock, claimed, retired }) =>
    terms && !retired
      ? { id, ...terms, ...(limited && { availableQuantity: stock }), claimedQuantity: claimed }
      : undefined,
  // When it ends and leaves the list is left out: what comes with the product ends on another day on every instance.
  parts: ({ id, terms, limited, stock, claimed, processing, fulfilled }) => [
    'reward',
    id,
    terms?.title ?? '',
    terms?.description ?? '',
    terms?.category ?? '',
    terms?.partner ?? '',
    terms?.value ?? 0,
    terms?.pointsCost ?? 0,
    terms?.zoneRestriction ?? '',
    limited,
    stock,
    claimed,
    processing,
    fulfilled,
  ],
};

/** Every reward, from the tables. */
export async function loadDubaiRewards(snapshot: Queryable): Promise<RewardEntry[]> {
  const rows = await snapshot
    .tables<typeof DubaiRewardRecord | typeof RewardClaimRecord>()
    .selectFrom('dubai_reward')
    .leftJoin(
      (tables) =>
        tables
          .selectFrom('reward_claim')
          .select(({ fn }) => [
            'rewardId as offer',
            fn.countAll<number>().filterWhere('state', '=', 'processing').as('processing'),
            fn.countAll<number>().filterWhere('state', '=', 'fulfilled').as('fulfilled'),
          ])
          .groupBy('rewardId')
          .as('made'),
      (join) => join.onRef('made.offer', '=', 'dubai_reward.id'),
    )
    .select([
      'id',
      'title',
      'description',
      'category',
      'partner',
      'valueFils',
      'pointsCost',
      'zoneRestriction',
      'expiresAt',
    ])
    .select(['availableQuantity', 'claimedQuantity', 'retiredAt', 'processing', 'fulfilled'])
    .execute();
  return rows.map(({ id, availableQuantity, claimedQuantity, retiredAt, processing, fulfilled, ...told }) => {
    const { valueFils: value, zoneRestriction, expiresAt, ...terms } = told;
    return {
      id,
      terms: {
        ...terms,
        value,
        ...(zoneRestriction !== null && { zoneRestriction }),
        expiresAt: expiresAt.toISOString(),
      },
      limited: availableQuantity !== null,
      stock: availableQuantity ?? 0,
      claimed: claimedQuantity,
      processing: processing ?? 0,
      fulfilled: fulfilled ?? 0,
      retired: retiredAt !== null,
    };
  });
}
