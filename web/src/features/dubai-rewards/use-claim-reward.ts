import type { ClaimReceipt, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { meQueryKeys } from '../../shared/hero/me-queries';
import { hasFields } from '../../shared/api/read-answer';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { messages } from '../../shared/messages/messages';
import { useHeroCommand } from './use-hero-command';

/** Claims a reward as the visitor's hero; the receipt joins the visitor's claims. */
export function useClaimReward(rewardId: string) {
  const { claimed, claimFailed } = messages.dubaiRewards.toasts;
  return useHeroCommand<ClaimReceipt, RewardClaim>({
    path: `/api/dubai/rewards/${encodeURIComponent(rewardId)}/claim`,
    list: liveQueryKeys.dubaiRewards,
    ownList: meQueryKeys.claims,
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
