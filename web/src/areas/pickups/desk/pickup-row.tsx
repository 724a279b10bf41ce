import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { ROUTE_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { Facts } from '../../../kernel/desk/ui/facts';

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
    <li className="waiting">
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
          <ActionButton primary={contact === null} name={TEXTS.take.of(slot, label)} onPress={() => onTake(pickup)}>
            {TEXTS.take.button}
          </ActionButton>
        )}
        {contact !== null && (
          <ActionButton primary name={TEXTS.collect.of(contact, label)} onPress={() => onCollect(pickup)}>
            {TEXTS.collect.button}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
