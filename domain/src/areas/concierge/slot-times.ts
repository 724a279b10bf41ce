import type { DeliveryZone } from '@planet-heroes/contracts/areas/pickups/zones';

/** Writes the times of slots as the pages' forms do: "9:00-11:00" has 9:00 AM and 11:00 AM. */
export function slotTimes(locale: string): (slots: DeliveryZone['timeSlots']) => [first: string, last: string] {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });
  const written = (time: string): string => format.format(new Date(`1970-01-01T${time.padStart(5, '0')}Z`));
  return (slots) => {
    const times = slots.flatMap((slot) => slot.split('-'));
    return [written(times[0]!), written(times.at(-1)!)];
  };
}
