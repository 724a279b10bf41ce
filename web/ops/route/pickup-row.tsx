import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { MESSAGES } from '../messages';
import { ActionButton } from '../ui/action-button';
import { Facts } from '../ui/facts';

const { fields: FIELDS, ...TEXTS } = MESSAGES.route;

interface PickupRowProps {
  pickup: BookedPickup;
  onCollect: (pickup: BookedPickup) => void;
}

/** A door: when, where, whom to ask for, and which phone. */
export function PickupRow({ pickup, onCollect }: PickupRowProps) {
  const { tradeInId, code, device, zoneId, slot, address, contact, phone } = pickup;
  return (
    <li className="waiting">
      <article aria-label={TEXTS.at(slot, contact)}>
        <h3>{TEXTS.at(slot, contact)}</h3>
        <Facts
          of={[
            [FIELDS.address, address],
            [FIELDS.phone, <a key="phone" href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>],
            [FIELDS.zone, DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId],
            [FIELDS.device, device],
            [FIELDS.code, code],
          ]}
        />
      </article>
      <div className="row-buttons">
        <ActionButton
          primary
          name={TEXTS.collect.of(contact, code ?? tradeInId)}
          onPress={() => onCollect(pickup)}
        >
          {TEXTS.collect.button}
        </ActionButton>
      </div>
    </li>
  );
}
