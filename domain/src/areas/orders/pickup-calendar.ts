import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import { calendarFile } from '../../kernel/text/calendar-file.js';
import { NOT_SHOWN } from '../companies/companies.area.js';

const TEXTS = {
  en: {
    summary: (id: string) => `Planet Heroes: pickup of order ${id}`,
    contact: 'Contact',
    duration: 'Estimated duration',
  },
  ar: {
    summary: (id: string) => `Planet Heroes: استلام أجهزة الطلب ${id}`,
    contact: 'جهة الاتصال',
    duration: 'المدة التقديرية',
  },
} as const;

type Planned = Pick<Order, 'id' | 'devices' | 'pickupDate' | 'logistics'>;

/** The day of a pickup as a calendar file; undefined where none is planned. No hour is agreed, so it is all day. */
export function pickupCalendar(
  { id, devices, pickupDate, logistics }: Planned,
  locale: Locale,
  madeAt: Date,
): string | undefined {
  if (!pickupDate) return undefined;
  const shown = (text: string | null) => (text === NOT_SHOWN ? null : text);
  const { estimatedDuration } = logistics;
  const [pickupAddress, pickupContact, specialInstructions] = [
    logistics.pickupAddress, logistics.pickupContact, logistics.specialInstructions,
  ].map(shown);
  const text = TEXTS[locale];
  return calendarFile({
    id: `order-${id}`,
    when: { day: pickupDate },
    summary: text.summary(id),
    location: pickupAddress ?? null,
    description: [
      devices,
      pickupContact && `${text.contact}: ${pickupContact}`,
      estimatedDuration && `${text.duration}: ${estimatedDuration}`,
      specialInstructions,
    ].filter(Boolean).join('\n'),
    madeAt,
  });
}
