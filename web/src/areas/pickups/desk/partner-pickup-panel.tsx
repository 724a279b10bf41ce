import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { useMay } from '../../../kernel/desk/api/session';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { ROUTE_MESSAGES } from './messages';
import { ConfirmedForm } from '../../../kernel/desk/ui/confirmed-form';
import { TextField } from '../../../kernel/desk/ui/field';
import { GivenFields } from '../../../kernel/desk/ui/given-fields';
import { Panel } from '../../../kernel/desk/ui/panel';
import { ZoneField } from '../../../kernel/desk/ui/zone-field';

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
        send={(body, idempotencyKey) =>
          actions.attempt({
            route: ROUTE,
            values: { body, idempotencyKey },
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
