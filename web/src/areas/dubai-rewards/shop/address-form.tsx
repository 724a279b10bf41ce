import type { ClaimAddress } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { ReactNode } from 'react';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { Button } from '../../../kit/button';
import { DoorFields } from '../../../kit/form/door-fields';
import { useMe } from '../../heroes/use-me';
import { dubaiRewardsTexts } from '../texts.en';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/dubai-rewards/schemas')).claimAddressSchema;

interface AddressFormProps {
  lead: string;
  submit: string;
  /** What was said before; else name and number of the profile. */
  known?: ClaimAddress | null;
  busy?: boolean;
  onSubmit: (address: ClaimAddress) => void;
  /** The way out. */
  children?: ReactNode;
}

/** Where a reward goes, and to whom. */
export function AddressForm({ lead, submit, known, busy = false, onSubmit, children }: AddressFormProps) {
  const text = dubaiRewardsTexts.claiming.address;
  const { data: me } = useMe();
  const isNamed = me && !me.isGuest && !me.isDemo;
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useZodForm(loadSchema, {
    contact: known?.contact ?? (isNamed ? me.name : ''),
    phone: known?.phone ?? me?.phone ?? '',
    address: known?.address ?? '',
  }, 'onSubmit');
  const isBusy = busy || isSubmitting;
  return (
    <form noValidate onSubmit={handleSubmit((address) => onSubmit(address))} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-muted">{lead}</p>
      <DoorFields text={text} errors={errors} register={register} />
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy}>{submit}</Button>
      </div>
    </form>
  );
}
