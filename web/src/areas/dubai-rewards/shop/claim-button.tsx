import type { ClaimReceipt, DubaiReward, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { isSoldOut } from './offer-rules';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { askOnce } from '../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { hasFields } from '../../../kernel/api/read-answer';
import { useHeroCommand } from './use-hero-command';

/** Claims a reward. Closed only once the reward is sold out (spec document 2, section 5). */
export function ClaimButton({ reward, describedBy }: { reward: DubaiReward; describedBy: string }) {
  const text = dubaiRewardsTexts.reward;
  const { mutate, isPending } = useClaimReward(reward.id);
  const soldOut = isSoldOut(reward);
  const closed = isPending || soldOut;
  return (
    <Button
      aria-describedby={describedBy}
      aria-disabled={closed}
      aria-busy={isPending}
      onClick={closed ? undefined : () => mutate()}
      className="w-full"
    >
      {isPending ? text.claiming : soldOut ? text.soldOut : text.claim}
    </Button>
  );
}

/** Claims a reward as the visitor's hero; the receipt joins the visitor's claims. */
function useClaimReward(rewardId: string) {
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
