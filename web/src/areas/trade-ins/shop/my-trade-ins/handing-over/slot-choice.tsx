import type { Handover } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import { formatMoment, formatVisit } from '../../../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../../../kernel/i18n/format-money';
import { handoverTexts } from '../../../texts-handover.en';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Badge } from '../../../../../kit/badge';
import { Button } from '../../../../../kit/button';
import { SelectField } from '../../../../../kit/form/select-field';
import { Skeleton } from '../../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../../kit/visually-hidden';
import { hoursOf } from '../next-step';

interface SlotChoiceProps {
  slots: UseQueryResult<PickupSlots>;
  zoneId: string;
  /** The current booking: its time can be chosen even when it is full. */
  booked: Handover | null;
  /** When the price lock ends: later times are not offered. */
  until: string | null;
  value: { day: string; slot: string };
  onChange: (chosen: { day: string; slot: string }) => void;
  error: string | undefined;
  /** The first time that can be chosen. */
  ref: Ref<HTMLInputElement>;
}

/** A day, then one of its times with how many pickups are left; and what the pickup costs. */
export function SlotChoice({ slots, zoneId, booked, until, value, onChange, error, ref }: SlotChoiceProps) {
  const text = handoverTexts;
  if (slots.isLoadingError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-4 py-3 text-sm">
        <p className="min-w-0 flex-1">{text.slotsFailed}</p>
        <Button size="small" variant="secondary" onClick={() => void slots.refetch()}>
          {myTradeInsTexts.failed.retry}
        </Button>
      </div>
    );
  }
  if (!slots.data) {
    return (
      <div aria-busy>
        <VisuallyHidden>{text.slotsLoading}</VisuallyHidden>
        <Skeleton className="h-40 rounded-md" />
      </div>
    );
  }
  const { feeFils } = slots.data;
  const all = timesOf(slots.data, booked?.zoneId === zoneId ? booked : null, until);
  if (!all.some(({ isFree }) => isFree)) {
    const isForLock = until !== null && slots.data.slots.some(({ left, endsAt }) => left > 0 && endsAt > until);
    return <p className="text-sm">{isForLock ? text.noSlotsBefore(formatMoment(until)) : text.noSlots}</p>;
  }
  const days = [...new Set(all.map(({ day }) => day))];
  const freeDays = new Set(all.filter(({ isFree }) => isFree).map(({ day }) => day));
  const day = days.includes(value.day) ? value.day : days.find((one) => freeDays.has(one))!;
  const times = all.filter((one) => one.day === day);
  return (
    <div className="grid gap-4">
      <SelectField
        label={text.day}
        options={days.map((one) => ({
          value: one,
          label: freeDays.has(one) ? formatVisit(one) : `${formatVisit(one)} (${text.full})`,
        }))}
        value={day}
        onChange={(event) => onChange({ day: event.target.value, slot: '' })}
      />
      {times.some(({ isRamadan }) => isRamadan) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="sand">{text.ramadan}</Badge>
          {text.ramadanNote}
        </p>
      )}
      <Times
        times={times}
        chosen={value.day === day ? value.slot : ''}
        onChoose={(slot) => onChange({ day, slot })}
        error={error}
        first={ref}
      />
      <p className="text-sm text-ink-muted">{feeFils === 0 ? text.free : text.fee(formatWholeFils(feeFils))}</p>
    </div>
  );
}

type OfferedTime = PickupSlots['slots'][number] & { isFree: boolean; isBooked: boolean };

/**
 * The times that end before the price lock does, and the current booking's, which can be kept where it is no longer
 * offered.
 */
function timesOf({ slots }: PickupSlots, booked: Handover | null, until: string | null): OfferedTime[] {
  const offered = slots.filter(({ endsAt }) => until === null || endsAt <= until).map((slot) => {
    const isBooked = booked?.day === slot.day && booked.slot === slot.slot;
    return { ...slot, isBooked, isFree: slot.left > 0 || isBooked };
  });
  if (offered.some(({ isBooked }) => isBooked)) return offered;
  if (!booked?.day || !booked.slot || !booked.startsAt || !booked.endsAt) return offered;
  const { day, slot, startsAt, endsAt } = booked;
  const kept = { day, slot, startsAt, endsAt, left: 0, isRamadan: false, isBooked: true, isFree: true };
  return [...offered, kept].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

interface TimesProps {
  times: readonly OfferedTime[];
  chosen: string;
  onChoose: (slot: string) => void;
  error: string | undefined;
  first: Ref<HTMLInputElement>;
}

function Times({ times, chosen, onChoose, error, first }: TimesProps) {
  const text = handoverTexts;
  const firstFree = times.find(({ isFree }) => isFree)?.slot;
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${name}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{text.slot}</legend>
      <div className="grid gap-2 min-[26rem]:grid-cols-2 sm:grid-cols-3">
        {times.map(({ slot, startsAt, endsAt, left, isFree, isBooked }) => (
          <label
            key={slot}
            className="relative flex min-h-12 cursor-pointer flex-col justify-center rounded-md border border-line-strong bg-surface px-3.5 py-2 text-sm font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-disabled:cursor-not-allowed has-disabled:bg-canvas has-disabled:text-ink-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              ref={slot === firstFree ? first : undefined}
              type="radio"
              name={name}
              value={slot}
              checked={slot === chosen && isFree}
              disabled={!isFree}
              onChange={() => onChoose(slot)}
              className="sr-only"
            />
            <span>{hoursOf(startsAt, endsAt)}</span>
            <span className="text-xs font-normal text-ink-muted">
              {isBooked ? text.held : left > 0 ? text.left(left) : text.full}
            </span>
          </label>
        ))}
      </div>
      {error && <p id={`${name}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  );
}
