import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { Facts } from '../../../kernel/desk/page';
import { Button } from '../../../kit/button';
import { ROUTE_MESSAGES } from './messages';

const { fields: FIELDS, ...TEXTS } = ROUTE_MESSAGES;

interface PickupRowProps {
  pickup: BookedPickup;
  onTake: (pickup: BookedPickup) => void;
  onCollect: (pickup: BookedPickup) => void;
}

/** A door: when, where, whom to ask for, and which phone. */
export function PickupRow({ pickup, onTake, onCollect }: PickupRowProps) {
  const { tradeInId, code, device, zoneId, slot, address, contact, phone, courier } = pickup;
  const label = code ?? tradeInId;
  const zone = DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId;
  const title = TEXTS.at(slot, contact ?? zone);
  return (
    <li>
      <article aria-label={title}>
        <h3>{title}</h3>
        <Facts
          of={[
            [FIELDS.address, address],
            [FIELDS.phone, phone && <a key="phone" href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>],
            [FIELDS.zone, zone],
            [FIELDS.device, device],
            [FIELDS.code, code],
            [FIELDS.courier, courier],
          ]}
        />
      </article>
      <div className="row-buttons">
        {courier === null && (
          <Button
            variant={contact === null ? 'primary' : 'secondary'}
            size="small"
            aria-label={TEXTS.take.of(slot, label)}
            onClick={() => onTake(pickup)}
          >
            {TEXTS.take.button}
          </Button>
        )}
        {contact !== null && (
          <Button size="small" aria-label={TEXTS.collect.of(contact, label)} onClick={() => onCollect(pickup)}>
            {TEXTS.collect.button}
          </Button>
        )}
      </div>
    </li>
  );
}
