import type { Reaction } from '../../kernel/areas/area.js';
import { noteAwards } from '../../kernel/points/person-awards.js';
import { SINGLE_REWARD_RULE } from './claims.statement.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

/** A reward that a person may have once, and has as the hero who leaves, is not for the hero who stays again. */
export const bringClaimsAlong: Reaction<'hero.merged'> = async (transaction, events) => {
  for (const { data: { heroId } } of events) {
    const claims = await transaction.tables<typeof RewardClaimRecord>().selectFrom('reward_claim').select('rewardId')
      .where('heroId', '=', heroId).where('single', '=', true).where('state', '<>', 'expired').execute();
    await noteAwards(transaction, claims.map(({ rewardId }) => ({
      personId: heroId, rule: SINGLE_REWARD_RULE, cause: rewardId, points: 0,
    })));
  }
};
