import { DELIVERY_ZONES } from '@planet-heroes/contracts/catalogue/zones';
import { formatAed } from '../../shared/format/format-money';
import { messages } from '../../shared/messages/messages';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Heading } from '../../shared/ui/heading';

/** The three delivery zones with fee, speed and time slots (spec document 2, section 9). */
export function DeliveryAreas() {
  const text = messages.community.delivery;
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {DELIVERY_ZONES.map(({ id, name, fee, nextDay, deliveryDays, timeSlots }) => (
        <li key={id}>
          <Card className="flex h-full flex-col gap-3">
            <Heading level={3}>{name}</Heading>
            <p className="flex flex-wrap gap-2">
              <Badge tone={fee === 0 ? 'positive' : 'sand'}>{fee === 0 ? text.free : formatAed(fee)}</Badge>
              <Badge tone="accent">{nextDay ? text.nextDay : text.days(deliveryDays)}</Badge>
            </p>
            <p className="text-sm text-ink-muted">{text.slots(timeSlots.join(', '))}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
