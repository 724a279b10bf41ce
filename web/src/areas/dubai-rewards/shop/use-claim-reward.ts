import type { ClaimReceipt, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { askOnce } from '../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { hasFields } from '../../../kernel/api/read-answer';
import { dubaiRewardsTexts } from '../texts.en';
import { useHeroCommand } from './use-hero-command';

/** Claims a reward as the visitor's hero; the receipt joins the visitor's claims. */
export function useClaimReward(rewardId: string) {
  const { claimed, claimFailed } = dubaiRewardsTexts.toasts;
  return useHeroCommand<ClaimReceipt, RewardClaim>({
    send: (body) => askOnce(DUBAI_REWARDS_ROUTES.claimReward, { params: { rewardId }, body }),
    list: DUBAI_REWARDS_ROUTES.listDubaiRewards,
    ownList: queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims),
    join: (receipt, known) => [asClaim(receipt), ...known.filter(({ claimId }) => claimId !== receipt.claimId)],
    tells: (answer) =>
      hasFields<ClaimReceipt>(answer, {
        claimId: 'string', rewardId: 'string', title: 'string', partner: 'string', category: 'string', value: 'number',
        pointsCost: 'number', state: 'string', claimedAt: 'string', fulfilBy: 'string',
      }),
    success: claimed,
    failure: claimFailed,
  });
}

/** The receipt as the list of claims will show it: nothing has happened to it yet. */
function asClaim({ availablePoints: _availablePoints, ...claim }: ClaimReceipt): RewardClaim {
  return { ...claim, reason: null, timeline: [{ state: 'claimed', at: claim.claimedAt }] };
}
