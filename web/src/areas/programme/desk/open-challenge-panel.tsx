import {
  DUBAI_CATEGORIES, DUBAI_METRICS, type DubaiCategory, type DubaiMetric,
} from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { ConfirmedForm } from '../../../kernel/desk/form';
import { formatDubaiTime, formatWhole } from '../../../kernel/desk/format';
import { GivenFields } from '../../../kernel/desk/given-fields';
import { MESSAGES } from '../../../kernel/desk/messages';
import { Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { ZoneField } from '../../../kernel/desk/zone-field';
import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { OFFER_CATEGORIES } from '../../dubai-rewards/desk/catalogue-words';
import { PROGRAMME_MESSAGES } from './messages';

const { metrics: METRICS, openChallenge: TEXTS } = PROGRAMME_MESSAGES;
const { labels: LABELS, hints: HINTS } = TEXTS;
const FORMS = MESSAGES.forms;
const MOST = { points: 1_000_000, places: 1_000_000, target: 1_000_000_000 };

/** One more Dubai challenge, which heroes can join as soon as it is open. */
export function OpenChallengePanel({ actions }: { actions: Actions }) {
  return (
    <Panel title={TEXTS.title} wide>
      <ConfirmedForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        read={readChallenge}
        ask={({ title, pointsReward, expiresAt }) => ({
          title: TEXTS.ask(title),
          text: TEXTS.follows(formatWhole(pointsReward), formatDubaiTime(expiresAt)),
          yes: TEXTS.yes,
        })}
        send={(body) =>
          actions.attempt({
            route: DUBAI_DESK_ROUTES.openDubaiChallenge,
            values: { body },
            isOnce: true,
            done: ({ title }) => TEXTS.done(title),
          })}
      >
        <p className="muted">{FORMS.asWritten}</p>
        <div className="questions">
          <TextField label={LABELS.title} name="title" required maxLength={120} autoComplete="off" />
          <TextField label={LABELS.code} hint={FORMS.codeHint} name="code" required maxLength={64} autoComplete="off" />
          <SelectField
            label={LABELS.category}
            name="category"
            options={DUBAI_CATEGORIES.map((each) => ({ value: each, label: OFFER_CATEGORIES[each] }))}
          />
          <ZoneField label={LABELS.zone} hint={HINTS.zone} name="zone" none={FORMS.zones.all} />
          <SelectField
            label={LABELS.metric}
            name="metric"
            options={DUBAI_METRICS.map((each) => ({ value: each, label: METRICS[each] }))}
          />
          <TextField
            label={LABELS.target}
            hint={HINTS.target}
            name="target"
            inputMode="numeric"
            required
            maxLength={10}
            autoComplete="off"
          />
          <TextField
            label={LABELS.points}
            name="points"
            inputMode="numeric"
            required
            maxLength={7}
            autoComplete="off"
          />
          <TextField label={LABELS.item} hint={HINTS.item} name="item" required maxLength={120} autoComplete="off" />
          <TextField
            label={LABELS.limit}
            hint={HINTS.limit}
            name="limit"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
          />
          <TextField label={LABELS.ends} hint={HINTS.ends} name="ends" type="datetime-local" required />
        </div>
        <TextAreaField label={LABELS.description} name="description" required maxLength={1000} />
      </ConfirmedForm>
    </Panel>
  );
}

function readChallenge(form: FormData) {
  const given = new GivenFields(form, LABELS);
  const body = {
    title: given.text('title'),
    challengeId: given.code('code'),
    category: given.text('category') as DubaiCategory,
    targetZone: given.optionalText('zone'),
    metric: given.text('metric') as DubaiMetric,
    target: given.whole('target', { min: 1, max: MOST.target }),
    pointsReward: given.whole('points', { min: 0, max: MOST.points }),
    rewardItem: given.text('item'),
    participantLimit: given.optionalWhole('limit', { min: 1, max: MOST.places }),
    expiresAt: given.ahead('ends'),
    description: given.text('description'),
  };
  return { body, fault: given.fault };
}
