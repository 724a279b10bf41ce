import type { Handover } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDay } from '../../../../shared/format/format-date';
import { formatWholeFils } from '../../../../shared/format/format-money';
import { messages } from '../../../../shared/messages/messages';
import { Button } from '../../../../shared/ui/button';
import { SelectField } from '../../../../shared/ui/form/select-field';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import { hoursOf } from '../next-step';

interface SlotChoiceProps {
  slots: UseQueryResult<PickupSlots>;
  zoneId: string;
  /** What is arranged already: its own time is no less free for it. */
  held: Handover | null;
  value: { day: string; slot: string };
  onChange: (chosen: { day: string; slot: string }) => void;
  error: string | undefined;
}

/** A day, then one of its times with how many pickups are left; and what the pickup costs. */
export function SlotChoice({ slots, zoneId, held, value, onChange, error }: SlotChoiceProps) {
  const { handover: text } = messages.myTradeIns;
  if (slots.isLoadingError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-4 py-3 text-sm">
        <p className="min-w-0 flex-1">{text.slotsFailed}</p>
        <Button size="small" variant="secondary" onClick={() => void slots.refetch()}>
          {messages.myTradeIns.failed.retry}
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
  const isHeld = (day: string, slot: string): boolean =>
    held?.zoneId === zoneId && held.day === day && held.slot === slot;
  const all = slots.data.slots.map((slot) => ({ ...slot, isFree: slot.left > 0 || isHeld(slot.day, slot.slot) }));
  if (!all.some(({ isFree }) => isFree)) return <p className="text-sm">{text.noSlots}</p>;
  const days = [...new Set(all.map(({ day }) => day))];
  const freeDays = new Set(all.filter(({ isFree }) => isFree).map(({ day }) => day));
  const day = days.includes(value.day) ? value.day : days.find((one) => freeDays.has(one))!;
  return (
    <div className="grid gap-4">
      <SelectField
        label={text.day}
        options={days.map((one) => ({
          value: one,
          label: freeDays.has(one) ? formatDay(one) : `${formatDay(one)} (${text.full})`,
        }))}
        value={day}
        onChange={(event) => onChange({ day: event.target.value, slot: '' })}
      />
      <Times
        times={all.filter((one) => one.day === day)}
        chosen={value.day === day ? value.slot : ''}
        onChoose={(slot) => onChange({ day, slot })}
        error={error}
      />
      <p className="text-sm text-ink-muted">{feeFils === 0 ? text.free : text.fee(formatWholeFils(feeFils))}</p>
    </div>
  );
}

interface TimesProps {
  times: readonly (PickupSlots['slots'][number] & { isFree: boolean })[];
  chosen: string;
  onChoose: (slot: string) => void;
  error: string | undefined;
}

function Times({ times, chosen, onChoose, error }: TimesProps) {
  const { handover: text } = messages.myTradeIns;
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${name}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{text.slot}</legend>
      <div className="grid gap-2 min-[26rem]:grid-cols-2 sm:grid-cols-3">
        {times.map(({ slot, startsAt, endsAt, left, isFree }) => (
          <label
            key={slot}
            className="relative flex min-h-12 cursor-pointer flex-col justify-center rounded-md border border-line-strong bg-surface px-3.5 py-2 text-sm font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-disabled:cursor-not-allowed has-disabled:bg-canvas has-disabled:text-ink-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={slot}
              checked={slot === chosen && isFree}
              disabled={!isFree}
              onChange={() => onChoose(slot)}
              className="sr-only"
            />
            {hoursOf(startsAt, endsAt)}
            <span className="text-xs font-normal text-ink-muted">{left > 0 ? text.left(left) : text.full}</span>
          </label>
        ))}
      </div>
      {error && <p id={`${name}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  );
}
