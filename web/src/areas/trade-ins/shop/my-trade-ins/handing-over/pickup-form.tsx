import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { Handover, HandoverRequest } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useEffect } from 'react';
import { Button } from '../../../../../kit/button';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { nameOf } from '../../../../../kernel/i18n/name-of';
import { ApiError } from '../../../../../kernel/api/api-error';
import { SelectField } from '../../../../../kit/form/select-field';
import { TextAreaField } from '../../../../../kit/form/text-area-field';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { QuoteRefusal } from '../../quote-refusal';
import { Refusal } from '../commands';
import { SlotChoice } from './slot-choice';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import { type UseMutationResult, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';

const loadSchema = async () => {
  const { handoverRequestSchema } = await import('@planet-heroes/contracts/areas/trade-ins/handover');
  return handoverRequestSchema.options[0];
};

/** A courier's pickup: where, in which of the free times, and who hands the phone over. */
export function PickupForm(
  { handover, lockedUntil, ...booking }: Booking & { handover: Handover | null; lockedUntil: string | null },
) {
  const { handover: text } = myTradeInsTexts;
  const { register, handleSubmit, watch, setValue, formState: { errors, isSubmitting } } = useZodForm(loadSchema, {
    method: 'pickup',
    zoneId: handover?.zoneId ?? '',
    day: handover?.day ?? '',
    slot: handover?.slot ?? '',
    address: handover?.address ?? '',
    contact: handover?.contact ?? '',
    phone: handover?.phone ?? '',
  }, 'onSubmit');
  const [zoneId, day, slot] = watch(['zoneId', 'day', 'slot']);
  const slots = usePickupSlots(zoneId);
  const { error } = booking.command;
  const gone = error instanceof ApiError && (error.code === 'slot_full' || error.code === 'unknown_slot')
    ? error
    : undefined;
  useEffect(() => {
    if (gone) setValue('slot', '');
  }, [gone, setValue]);
  const choose = (chosen: { day: string; slot: string }): void => {
    setValue('day', chosen.day);
    setValue('slot', chosen.slot, { shouldValidate: errors.slot !== undefined });
  };
  return (
    <form noValidate onSubmit={handleSubmit(booking.onBook)} className="grid grid-cols-1 gap-4">
      <SelectField
        label={text.zone}
        placeholder={text.chooseZone}
        options={DELIVERY_ZONES.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        error={errors.zoneId && text.wrong.zone}
        {...register('zoneId', { onChange: () => choose({ day: '', slot: '' }) })}
      />
      {zoneId !== '' && (
        <SlotChoice
          slots={slots}
          booked={handover}
          until={lockedUntil}
          zoneId={zoneId}
          value={{ day, slot }}
          onChange={choose}
          error={errors.slot || errors.day ? text.wrong.slot : undefined}
        />
      )}
      {gone && <QuoteRefusal text={text.gone} />}
      <TextAreaField
        label={text.address}
        hint={text.addressHint}
        rows={2}
        autoComplete="street-address"
        error={errors.address && text.wrong.address}
        {...register('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.contact}
          autoComplete="name"
          error={errors.contact && text.wrong.contact}
          {...register('contact')}
        />
        <TextField
          label={text.phone}
          type="tel"
          autoComplete="tel"
          error={errors.phone && text.wrong.phone}
          {...register('phone')}
        />
      </div>
      <BookingButtons booking={booking} isSubmitting={isSubmitting} />
      {!gone && <Refusal error={error} otherwise={text.failed} />}
    </form>
  );
}

/** The times that can be booked in a zone, with what is left of each: as they are when they are looked at. */
function usePickupSlots(zoneId: string): UseQueryResult<PickupSlots> {
  return useQuery({
    ...queryOptionsOf(PICKUPS_ROUTES.listPickupSlots, { query: { zoneId } }),
    enabled: zoneId !== '',
    refetchOnMount: 'always',
  });
}

/** What every way of handing over is given to be arranged. */
export interface Booking {
  /** Something is arranged already, which this takes the place of. */
  isAgain: boolean;
  command: UseMutationResult<TradeIn, Error, HandoverRequest>;
  onBook: (request: HandoverRequest) => void;
  onLeave: (() => void) | undefined;
}

/** The buttons under each way: arrange it, or leave what was arranged. */
export function BookingButtons({ booking: { isAgain, command, onLeave }, isSubmitting = false, onPress }: {
  booking: Booking;
  /** The form is being checked. */
  isSubmitting?: boolean;
  /** Undefined where the button submits its form. */
  onPress?: () => void;
}) {
  const { handover: text } = myTradeInsTexts;
  const isBusy = command.isPending || isSubmitting;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type={onPress ? 'button' : 'submit'}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={onPress}
      >
        {isBusy ? text.booking : isAgain ? text.rebook : text.book}
      </Button>
      {onLeave && <Button variant="secondary" onClick={onLeave}>{text.keep}</Button>}
    </div>
  );
}
