import {
  DUBAI_CATEGORIES, type DubaiCategory, REWARD_FULFILMENTS, type RewardFulfilment,
} from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { ConfirmedForm } from '../../../kernel/desk/form';
import { formatDubaiTime, formatWhole } from '../../../kernel/desk/format';
import { GivenFields } from '../../../kernel/desk/given-fields';
import { MESSAGES } from '../../../kernel/desk/messages';
import { OnlyFor, Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { ZoneField } from '../../../kernel/desk/zone-field';
import { CheckField } from '../../../kit/form/check-field';
import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { FULFILMENTS, OFFER_CATEGORIES } from './catalogue-words';
import { REWARDS_MESSAGES } from './messages';

const { add: TEXTS } = REWARDS_MESSAGES.catalogue;
const { labels: LABELS, hints: HINTS } = TEXTS;
const FORMS = MESSAGES.forms;
const MOST = 1_000_000;

/** One more reward, which heroes see as soon as it is added. */
export function AddRewardPanel({ actions }: { actions: Actions }) {
  const may = useMay();
  if (!may(DUBAI_DESK_ROUTES.addReward)) {
    return (
      <Panel title={TEXTS.title} wide>
        <OnlyFor call={DUBAI_DESK_ROUTES.addReward} text={FORMS.notYours} />
      </Panel>
    );
  }
  return (
    <Panel title={TEXTS.title} wide>
      <ConfirmedForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        read={readReward}
        ask={({ title, pointsCost, expiresAt, availableQuantity }) => ({
          title: TEXTS.ask(title),
          text: TEXTS.follows(formatWhole(pointsCost), formatDubaiTime(expiresAt),
            availableQuantity === undefined ? undefined : formatWhole(availableQuantity)),
          yes: TEXTS.yes,
        })}
        send={(body) =>
          actions.attempt({
            route: DUBAI_DESK_ROUTES.addReward,
            values: { body },
            isOnce: true,
            done: ({ title }) => TEXTS.done(title),
          })}
      >
        <p className="muted">{FORMS.asWritten}</p>
        <div className="questions">
          <TextField label={LABELS.title} name="title" required maxLength={120} autoComplete="off" />
          <TextField label={LABELS.code} hint={FORMS.codeHint} name="code" required maxLength={64} autoComplete="off" />
          <TextField label={LABELS.partner} name="partner" required maxLength={120} autoComplete="off" />
          <SelectField
            label={LABELS.category}
            name="category"
            options={DUBAI_CATEGORIES.map((each) => ({ value: each, label: OFFER_CATEGORIES[each] }))}
          />
          <TextField
            label={LABELS.value}
            hint={HINTS.value}
            name="value"
            inputMode="decimal"
            required
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
          <TextField
            label={LABELS.stock}
            hint={HINTS.stock}
            name="stock"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
          />
          <TextField label={LABELS.ends} hint={HINTS.ends} name="ends" type="datetime-local" required />
          <ZoneField label={LABELS.zone} hint={HINTS.zone} name="zone" none={FORMS.zones.all} />
          <SelectField
            label={LABELS.fulfilment}
            name="fulfilment"
            options={REWARD_FULFILMENTS.map((each) => ({ value: each, label: FULFILMENTS[each] }))}
          />
        </div>
        <TextAreaField label={LABELS.description} name="description" required maxLength={1000} />
        <CheckField label={LABELS.single} name="single" />
      </ConfirmedForm>
    </Panel>
  );
}

function readReward(form: FormData) {
  const given = new GivenFields(form, LABELS);
  const body = {
    title: given.text('title'),
    rewardId: given.code('code'),
    partner: given.text('partner'),
    category: given.text('category') as DubaiCategory,
    value: given.fils('value'),
    pointsCost: given.whole('points', { min: 1, max: MOST }),
    availableQuantity: given.optionalWhole('stock', { min: 0, max: MOST }),
    expiresAt: given.ahead('ends'),
    zoneRestriction: given.optionalText('zone'),
    fulfilment: given.text('fulfilment') as RewardFulfilment,
    description: given.text('description'),
    onePerHero: form.has('single'),
  };
  return { body, fault: given.fault };
}
