import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { AREA_ZONES, type AreaName, areasIn } from '@planet-heroes/contracts/areas/pickups/areas';
import type { Handover, HandoverRequest } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { draftOf, keepDraft } from '../../../../../kernel/drafts';
import { openForAddress, useJoiningStore } from '../../../../heroes/joining-store';
import { useMe } from '../../../../heroes/use-me';
import { Button } from '../../../../../kit/button';
import { handoverTexts } from '../../../texts-handover.en';
import { ApiError } from '../../../../../kernel/api/api-error';
import { DoorFields } from '../../../../../kit/form/door-fields';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { QuoteRefusal } from '../../quote-refusal';
import { Refusal } from '../commands';
import { useKnownDoor } from '../known-door';
import { AreaChoice } from './area-choice';
import { SlotChoice } from './slot-choice';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import { type UseMutationResult, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';

const loadSchema = async () => {
  const { handoverRequestSchema } = await import('@planet-heroes/contracts/areas/trade-ins/handover');
  return handoverRequestSchema.options[0];
};

interface PickupProps extends Booking {
  handover: Handover | null;
  lockedUntil: string | null;
  /** The name that its entries are kept under until they are sent. */
  draft: string;
}

/** A courier's pickup, which needs a proven address: who has none is asked for it before anything else. */
export function Pickup(props: PickupProps) {
  const { data: me } = useMe();
  const { data: account, isPending } = useQuery(queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount));
  const { addressFirst: text } = handoverTexts;
  const isDialogOpen = useJoiningStore(({ open }) => open);
  const hasForm = !!me && !isPending && (!account || account.email !== null || me.isDemo);
  const place = useRef<HTMLDivElement>(null);
  // The page was read again meanwhile, and the button that led away is gone.
  useEffect(() => {
    if (!isAwaited || isDialogOpen || !hasForm) return;
    isAwaited = false;
    place.current?.focus();
  }, [isDialogOpen, hasForm]);
  if (!me || isPending) return null;
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      {hasForm ? <PickupForm {...props} /> : (
        <div className="grid justify-items-start gap-3 rounded-md bg-sand-soft p-4">
          <p>{text.text}</p>
          <Button aria-haspopup="dialog" onClick={addAddress}>{text.button}</Button>
        </div>
      )}
    </div>
  );
}

/** An address is being added, and the form is gone on with afterwards. */
let isAwaited = false;

function addAddress(): void {
  isAwaited = true;
  openForAddress();
}

/** Where the courier comes, in which of the free times, and who hands the phone over. */
function PickupForm({ handover, lockedUntil, draft, ...booking }: PickupProps) {
  const text = handoverTexts;
  const known = useKnownDoor();
  const [kept] = useState(() => draftOf(draft));
  const first = (name: keyof typeof known | 'day' | 'slot'): string =>
    kept[name] ?? (handover ? handover[name] : name in known ? known[name as keyof typeof known] : null) ?? '';
  const [area, setArea] = useState(areasIn(kept.area ?? first('address'))[0]);
  const form = useZodForm(loadSchema, {
    method: 'pickup',
    zoneId: first('zoneId'),
    day: first('day'),
    slot: first('slot'),
    address: first('address'),
    contact: first('contact'),
    phone: first('phone'),
  }, 'onSubmit');
  const { control, register, handleSubmit, watch, setValue, subscribe, formState: { errors, isSubmitting } } = form;
  const { field: { ref: zoneRef, onChange: setZone, onBlur: onZoneBlur } } = useController({ control, name: 'zoneId' });
  // Its first time takes the focus where none is chosen.
  const { field: { ref: slotRef } } = useController({ control, name: 'slot' });
  useEffect(
    () => subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(draft, { ...values, area: area ?? '' }),
    }),
    [subscribe, draft, area],
  );
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
    <form
      noValidate
      onSubmit={handleSubmit((door) => booking.onBook({ ...door, address: withArea(door, area) }))}
      className="grid grid-cols-1 gap-4"
    >
      <AreaChoice
        label={text.zone}
        placeholder={text.chooseZone}
        elsewhere={text.elsewhere}
        error={errors.zoneId && text.wrong.zone}
        area={area}
        ref={zoneRef}
        value={zoneId}
        onBlur={onZoneBlur}
        onChange={(chosen, named) => {
          setZone(chosen);
          setArea(named);
          choose({ day: '', slot: '' });
        }}
      />
      {zoneId !== '' && (
        <SlotChoice
          slots={slots}
          ref={slotRef}
          booked={handover}
          until={lockedUntil}
          zoneId={zoneId}
          value={{ day, slot }}
          onChange={choose}
          error={slot === '' && (errors.slot || errors.day) ? text.wrong.slot : undefined}
        />
      )}
      {gone && <QuoteRefusal text={text.gone} />}
      <DoorFields
        text={zoneId === '' || area ? text : { ...text, addressHint: text.addressHintWithArea }}
        errors={errors}
        register={register}
      />
      <BookingButtons booking={booking} isSubmitting={isSubmitting} />
      {!gone && <Refusal error={error} otherwise={text.failed} />}
    </form>
  );
}

/** The courier reads the address alone: it names the area that was chosen, where it names none. */
function withArea({ address, zoneId }: { address: string; zoneId: string }, area: AreaName | undefined): string {
  const isMissing = area && AREA_ZONES[area] === zoneId && areasIn(address).length === 0;
  return isMissing ? `${address}, ${area}` : address;
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
  const text = handoverTexts;
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
