import { DELIVERED_CATEGORIES } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button';
import { useClaimAddress } from '../commands';
import { dubaiRewardsTexts } from '../texts.en';
import { AddressForm } from './address-form';
import { isOpen } from './offer-rules';

/** Where a claimed reward goes: asked for where nobody has said so yet, and changed while it is open. */
export function ClaimAddressLine({ claim }: { claim: RewardClaim }) {
  const text = dubaiRewardsTexts.claiming.address;
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const start = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEditing) form.current?.querySelector('textarea')?.focus();
    else if (wasEditing.current) start.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { mutate, isPending } = useClaimAddress(claim.claimId);
  const { deliverTo } = claim;
  if (!isOpen(claim) || !DELIVERED_CATEGORIES.includes(claim.category)) {
    return deliverTo && <p className="text-sm">{text.to(deliverTo.contact, deliverTo.address)}</p>;
  }
  if (isEditing) {
    return (
      <div ref={form}>
        <AddressForm
          lead={text.lead}
          submit={text.save}
          known={deliverTo}
          busy={isPending}
          onSubmit={(address) => mutate(address, { onSuccess: () => setEditing(false) })}
        >
          <Button variant="secondary" onClick={() => setEditing(false)}>{text.cancel}</Button>
        </AddressForm>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="min-w-0 break-words">
        {deliverTo ? text.to(deliverTo.contact, deliverTo.address) : text.missing}
      </p>
      <Button ref={start} size="small" variant="secondary" onClick={() => setEditing(true)}>
        {deliverTo ? text.change : text.add}
      </Button>
    </div>
  );
}
