import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { RequestOf } from '@planet-heroes/contracts/call-by-route';
import { ConfirmedPanel } from '../../../kernel/desk/confirmed-panel';
import type { FormField } from '../../../kernel/desk/fields';
import { formatDubaiTime, formatWhole } from '../../../kernel/desk/format';
import { optionsOf } from '../../../kernel/desk/list';
import { MESSAGES } from '../../../kernel/desk/messages';
import type { Actions } from '../../../kernel/desk/use-actions';
import { zoneOptions } from '../../pickups/desk/zone-options';
import { OFFER_CATEGORIES } from '../../dubai-rewards/desk/catalogue-words';
import { PROGRAMME_MESSAGES } from './messages';

const { metrics: METRICS, openChallenge: TEXTS } = PROGRAMME_MESSAGES;
const { labels: LABELS, hints: HINTS } = TEXTS;
const { allZones, asWritten, codeHint } = MESSAGES.forms;
const ROUTE = DUBAI_DESK_ROUTES.openDubaiChallenge;

const FIELDS: readonly FormField<keyof RequestOf<typeof ROUTE>['body']>[] = [
  { name: 'title', label: LABELS.title },
  { name: 'challengeId', label: LABELS.code, hint: codeHint },
  { name: 'category', label: LABELS.category, options: optionsOf(OFFER_CATEGORIES) },
  { name: 'targetZone', label: LABELS.zone, hint: HINTS.zone, options: zoneOptions(), none: allZones, optional: true },
  { name: 'metric', label: LABELS.metric, options: optionsOf(METRICS) },
  { name: 'target', label: LABELS.target, hint: HINTS.target, as: 'whole' },
  { name: 'pointsReward', label: LABELS.points, as: 'whole' },
  { name: 'rewardItem', label: LABELS.item, hint: HINTS.item },
  { name: 'participantLimit', label: LABELS.limit, hint: HINTS.limit, as: 'whole', optional: true },
  { name: 'expiresAt', label: LABELS.ends, hint: HINTS.ends, as: 'ahead' },
  { name: 'description', label: LABELS.description, as: 'long' },
];
const loadSchema = async () => {
  const { DUBAI_REWARDS_INGEST_EVENTS } = await import('@planet-heroes/contracts/areas/dubai-rewards/events');
  return DUBAI_REWARDS_INGEST_EVENTS['dubai_challenge.opened'];
};

/** One more Dubai challenge, which heroes can join as soon as it is open. */
export function OpenChallengePanel({ actions }: { actions: Actions }) {
  return (
    <ConfirmedPanel
      texts={{ ...TEXTS, text: asWritten }}
      fields={FIELDS}
      schema={loadSchema}
      ask={({ title, pointsReward, expiresAt }) => ({
        title: TEXTS.ask(title),
        text: TEXTS.follows(formatWhole(pointsReward), formatDubaiTime(expiresAt)),
      })}
      route={ROUTE}
      done={({ title }) => TEXTS.done(title)}
      actions={actions}
    />
  );
}
