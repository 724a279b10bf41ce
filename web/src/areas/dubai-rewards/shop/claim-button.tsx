import { DELIVERED_CATEGORIES } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { DubaiReward, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { lazy, useState } from 'react';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useMe } from '../../heroes/use-me';
import { useClaimReward } from '../commands';
import { dubaiRewardsTexts } from '../texts.en';
import { whyNotClaimed } from './offer-rules';

const ClaimDialog = lazy(async () => ({ default: (await loadCode(() => import('./claim-dialog'))).ClaimDialog }));

interface ClaimButtonProps {
  reward: DubaiReward;
  describedBy: string;
  /** The visitor's last claim of it. */
  claim: RewardClaim | undefined;
  now: number;
}

/** Claims a reward, after asking. Where that is not possible it says why, and keeps the focus. */
export function ClaimButton({ reward, describedBy, claim, now }: ClaimButtonProps) {
  const text = dubaiRewardsTexts.reward;
  const { data: me } = useMe();
  const { mutate, isPending } = useClaimReward(reward.id);
  const [isAsking, setAsking] = useState(false);
  const reason = whyNotClaimed(reward, { me, claim, now });
  const closed = isPending || reason !== undefined;
  const left = me && me.availablePoints - reward.pointsCost;
  return (
    <>
      <Button
        aria-describedby={describedBy}
        aria-disabled={closed}
        aria-busy={isPending}
        aria-haspopup={closed ? undefined : 'dialog'}
        onClick={closed ? undefined : () => setAsking(true)}
        variant={claim ? 'secondary' : 'primary'}
        className="w-full"
      >
        {!isPending && reason === text.claimedOnce && <Icon name="check" />}
        <span>{isPending ? text.claiming : reason ?? (claim ? text.claimMore : text.claim)}</span>
      </Button>
      <OnceWanted wanted={isAsking} onFailed={() => setAsking(false)}>
        <ClaimDialog
          open={isAsking && !closed}
          onClose={() => setAsking(false)}
          reward={reward}
          left={left}
          isDelivered={DELIVERED_CATEGORIES.includes(reward.category)}
          onClaim={(address) => {
            setAsking(false);
            mutate(address);
          }}
        />
      </OnceWanted>
    </>
  );
}
