import { DUBAI_AREAS } from '@planet-heroes/contracts/areas/community/community-hub';
import { DELIVERY_ZONES, type DeliveryZone } from '@planet-heroes/contracts/areas/pickups/zones';
import { formatAed } from '../../../kernel/i18n/format-money';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { communityTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Badge } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { TabSection } from '../../../kit/tab-section';

/** The three delivery zones with areas, fee, speed and time slots (spec document 2, section 9). */
export function DeliveryTab() {
  const text = communityTexts.delivery;
  return (
    <TabSection title={text.title} lead={text.lead}>
      <ul className="grid gap-5 md:grid-cols-3">
        {DELIVERY_ZONES.map((zone, index) => (
          <li key={zone.id}>
            <ZoneCard zone={zone} number={index + 1} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-muted">{text.ramadan}</p>
    </TabSection>
  );
}

function ZoneCard(
  { zone: { id, name, fee, nextDay, deliveryDays, timeSlots }, number }: { zone: DeliveryZone; number: number },
) {
  const text = communityTexts.delivery;
  const areas = DUBAI_AREAS.filter(({ zoneId }) => zoneId === id).map(({ name: area }) => nameOf(area));
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-sm font-semibold text-accent">{text.zone(number)}</p>
          <Heading level={3}>{nameOf(name)}</Heading>
        </div>
        <Icon name="truck" className="size-7 text-accent" />
      </div>
      <p className="font-display text-3xl font-medium lining-nums">{fee === 0 ? text.free : formatAed(fee)}</p>
      <p>
        <Badge tone={nextDay ? 'positive' : 'sand'}>{nextDay ? text.nextDay : text.days(deliveryDays)}</Badge>
      </p>
      <p className="text-sm text-ink-muted">{areas.join(commonTexts.separator)}</p>
      <div className="mt-auto border-t border-line pt-4">
        <p className="text-sm font-semibold">{text.slots}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {timeSlots.map((slot) => (
            <li key={slot} className="rounded-sm bg-canvas px-2.5 py-1 text-sm tabular-nums">
              {slot}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
