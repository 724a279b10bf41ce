import type { ClaimAddress, DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useRef } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import { useMe } from '../../heroes/use-me';
import { offered } from '../../translations/offered-text';
import { dubaiRewardsTexts } from '../texts.en';
import { AddressForm } from './address-form';

interface ClaimDialogProps {
  open: boolean;
  onClose: () => void;
  reward: DubaiReward;
  /** The points that stay; undefined while that is not known. */
  left: number | null | undefined;
  /** Whether it comes to the hero, and needs an address. */
  isDelivered: boolean;
  onClaim: (address?: ClaimAddress) => void;
}

/** Asks before points are set aside: what it costs, what stays, and where the reward is to go. */
export function ClaimDialog({ open, onClose, reward, left, isDelivered, onClaim }: ClaimDialogProps) {
  const text = dubaiRewardsTexts.claiming;
  const { data: me } = useMe();
  const harmless = useRef<HTMLButtonElement>(null);
  const keep = (
    <Button ref={harmless} variant="secondary" onClick={onClose}>
      {text.keep}
    </Button>
  );
  const title = offered(reward.title);
  const leaves = (points: string): string =>
    me?.isDemo ? text.leavesDemo(title, me.name, points) : text.leaves(title, points);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={text.title(formatWhole(reward.pointsCost))}
      description={typeof left === 'number' ? leaves(formatWhole(left)) : title}
      width="small"
      isForm={isDelivered}
      // The key that opened it may still be down: it must not claim.
      {...(!isDelivered && { focusFirst: () => harmless.current })}
    >
      {isDelivered
        ? <AddressForm lead={text.address.lead} submit={text.confirm} onSubmit={onClaim}>{keep}</AddressForm>
        : (
          <div className="flex flex-wrap justify-end gap-3">
            {keep}
            <Button onClick={() => onClaim()}>{text.confirm}</Button>
          </div>
        )}
    </Dialog>
  );
}
