import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import type { OfferKind } from './offer-list.js';

/** A reward as the projection keeps it: what it says, its stock, and counts of its claims. */
export interface RewardEntry {
  id: string;
  terms: Omit<DubaiReward, 'id' | 'availableQuantity' | 'claimedQuantity'> | undefined;
  /** Whether there is a limit: `stock` says nothing where there is none. */
  limited: boolean;
  stock: number;
  /** All that have not expired. */
  claimed: number;
  processing: number;
  fulfilled: number;
  retired: boolean;
}

export const REWARD_KIND: OfferKind<RewardEntry, DubaiReward> = {
  unknownYet: (id) => ({ id, terms: undefined, limited: false, stock: 0, claimed: 0, processing: 0, fulfilled: 0, retired: false }),
  show: ({ id, terms, limited, stock, claimed, retired }) =>
    terms && !retired ? { id, ...terms, ...(limited && { availableQuantity: stock }), claimedQuantity: claimed } : undefined,
  // When it ends and leaves the list is left out: what comes with the product ends on another day on every instance.
  parts: ({ id, terms, limited, stock, claimed, processing, fulfilled }) => [
    'reward', id, terms?.title ?? '', terms?.description ?? '', terms?.category ?? '', terms?.partner ?? '', terms?.value ?? 0,
    terms?.pointsCost ?? 0, terms?.zoneRestriction ?? '', limited, stock, claimed, processing, fulfilled,
  ],
};

type Row = Omit<RewardEntry, 'terms'> & { terms: Record<keyof NonNullable<RewardEntry['terms']>, unknown> };

/** Every reward, from the tables. */
export async function loadDubaiRewards(snapshot: Queryable): Promise<RewardEntry[]> {
  const rows = await snapshot.query<Row>(
    `select id, available_quantity is not null as limited, coalesce(available_quantity, 0)::float8 as stock,
            claimed_quantity as claimed, coalesce(made.processing, 0) as processing, coalesce(made.fulfilled, 0) as fulfilled,
            retired_at is not null as retired,
            json_strip_nulls(json_build_object(
              'title', title, 'description', description, 'category', category, 'partner', partner, 'value', value_fils,
              'pointsCost', points_cost, 'zoneRestriction', zone_restriction,
              'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as terms
     from dubai_reward as reward left join (
       select reward_id, count(*) filter (where state = 'processing')::int as processing,
              count(*) filter (where state = 'fulfilled')::int as fulfilled
       from reward_claim group by reward_id
     ) as made on made.reward_id = reward.id`,
  );
  return rows as RewardEntry[];
}
