import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { isSoldOut } from './offer-rules';
import { useClaimReward } from './use-claim-reward';

/** Claims a reward. Closed once sold out, by whomever, and by nothing else (spec document 2, section 5). */
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
