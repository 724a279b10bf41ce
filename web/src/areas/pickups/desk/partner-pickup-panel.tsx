import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { useMay } from '../../../kernel/desk/operator-session';
import { ConfirmedForm } from '../../../kernel/desk/form';
import { GivenFields } from '../../../kernel/desk/given-fields';
import { Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { ZoneField } from '../../../kernel/desk/zone-field';
import { TextField } from '../../../kit/form/text-field';
import { ROUTE_MESSAGES } from './messages';

const { partner: TEXTS } = ROUTE_MESSAGES;
const { labels: LABELS } = TEXTS;
const ROUTE = PICKUPS_ROUTES.completePickup;

/** Counts a pickup that no courier of ours did. Couriers themselves are not asked for it. */
export function PartnerPickupPanel({ actions }: { actions: Actions }) {
  const may = useMay()(ROUTE);
  if (!may) return null;
  return (
    <Panel title={TEXTS.title} wide>
      <ConfirmedForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        read={(form) => {
          const given = new GivenFields(form, LABELS);
          return { body: { pickupId: given.code('id'), zoneId: given.text('zone') }, fault: given.fault };
        }}
        ask={({ pickupId, zoneId }) => ({
          title: TEXTS.ask(pickupId),
          text: TEXTS.follows(DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId),
          yes: TEXTS.yes,
        })}
        send={(body) =>
          actions.attempt({
            route: ROUTE,
            values: { body },
            isOnce: true,
            done: ({ pickupId }) => TEXTS.done(pickupId),
          })}
      >
        <p className="muted">{TEXTS.text}</p>
        <div className="questions">
          <TextField label={LABELS.id} hint={TEXTS.hint} name="id" required maxLength={64} autoComplete="off" />
          <ZoneField label={LABELS.zone} name="zone" />
        </div>
      </ConfirmedForm>
    </Panel>
  );
}
