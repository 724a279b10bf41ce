import { PICKUPS_DESK_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { RequestOf } from '@planet-heroes/contracts/call-by-route';
import { ConfirmedPanel } from '../../../kernel/desk/confirmed-panel';
import type { FormField } from '../../../kernel/desk/fields';
import { useMay } from '../../../kernel/desk/operator-session';
import type { Actions } from '../../../kernel/desk/use-actions';
import { zoneOptions } from './zone-options';
import { ROUTE_MESSAGES } from './messages';

const { partner: TEXTS } = ROUTE_MESSAGES;
const { labels: LABELS } = TEXTS;
const ROUTE = PICKUPS_DESK_ROUTES.completePickup;

const FIELDS: readonly FormField<keyof RequestOf<typeof ROUTE>['body']>[] = [
  { name: 'pickupId', label: LABELS.id, hint: TEXTS.hint },
  { name: 'zoneId', label: LABELS.zone, options: zoneOptions() },
];
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/pickups/pickups.contract')).completedPickupSchema;

/** Counts a pickup that no courier of ours did. Couriers themselves are not asked for it. */
export function PartnerPickupPanel({ actions }: { actions: Actions }) {
  const may = useMay()(ROUTE);
  if (!may) return null;
  return (
    <ConfirmedPanel
      texts={TEXTS}
      fields={FIELDS}
      schema={loadSchema}
      ask={({ pickupId, zoneId }) => ({
        title: TEXTS.ask(pickupId),
        text: TEXTS.follows(DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId),
      })}
      route={ROUTE}
      done={({ pickupId }) => TEXTS.done(pickupId)}
      actions={actions}
    />
  );
}
