import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { RequestOf } from '@planet-heroes/contracts/call-by-route';
import { ConfirmedPanel } from '../../../kernel/desk/confirmed-panel';
import type { FormField } from '../../../kernel/desk/fields';
import { formatDubaiTime, formatWhole } from '../../../kernel/desk/format';
import { optionsOf } from '../../../kernel/desk/list';
import { MESSAGES } from '../../../kernel/desk/messages';
import { useMay } from '../../../kernel/desk/operator-session';
import { OnlyFor, Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { zoneOptions } from '../../pickups/desk/zone-options';
import { FULFILMENTS, OFFER_CATEGORIES } from './catalogue-words';
import { REWARDS_MESSAGES } from './messages';

const { add: TEXTS } = REWARDS_MESSAGES.catalogue;
const { labels: LABELS, hints: HINTS } = TEXTS;
const { allZones, asWritten, codeHint, notYours } = MESSAGES.forms;
const ROUTE = DUBAI_DESK_ROUTES.addReward;

const FIELDS: readonly FormField<keyof RequestOf<typeof ROUTE>['body']>[] = [
  { name: 'title', label: LABELS.title },
  { name: 'rewardId', label: LABELS.code, hint: codeHint },
  { name: 'partner', label: LABELS.partner },
  { name: 'category', label: LABELS.category, options: optionsOf(OFFER_CATEGORIES) },
  { name: 'value', label: LABELS.value, hint: HINTS.value, as: 'fils' },
  { name: 'pointsCost', label: LABELS.points, as: 'whole' },
  { name: 'availableQuantity', label: LABELS.stock, hint: HINTS.stock, as: 'whole', optional: true },
  { name: 'expiresAt', label: LABELS.ends, hint: HINTS.ends, as: 'ahead' },
  {
    name: 'zoneRestriction', label: LABELS.zone, hint: HINTS.zone,
    options: zoneOptions(), none: allZones, optional: true,
  },
  { name: 'fulfilment', label: LABELS.fulfilment, options: optionsOf(FULFILMENTS) },
  { name: 'description', label: LABELS.description, as: 'long' },
  { name: 'onePerHero', label: LABELS.single, as: 'check' },
];
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/dubai-rewards/events')).DUBAI_REWARDS_INGEST_EVENTS['reward.added'];

/** One more reward, which heroes see as soon as it is added. */
export function AddRewardPanel({ actions }: { actions: Actions }) {
  const may = useMay()(ROUTE);
  if (!may) return <Panel title={TEXTS.title} wide><OnlyFor call={ROUTE} text={notYours} /></Panel>;
  return (
    <ConfirmedPanel
      texts={{ ...TEXTS, text: asWritten }}
      fields={FIELDS}
      schema={loadSchema}
      ask={({ title, pointsCost, expiresAt, availableQuantity }) => ({
        title: TEXTS.ask(title),
        text: TEXTS.follows(
          formatWhole(pointsCost),
          formatDubaiTime(expiresAt),
          availableQuantity === undefined ? undefined : formatWhole(availableQuantity),
        ),
      })}
      route={ROUTE}
      done={({ title }) => TEXTS.done(title)}
      actions={actions}
    />
  );
}
