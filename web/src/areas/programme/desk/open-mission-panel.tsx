import { MISSION_CATEGORIES } from '@planet-heroes/contracts/areas/missions/catalogue';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { ConfirmedForm } from '../../../kernel/desk/form';
import { formatFils } from '../../../kernel/desk/format';
import { GivenFields } from '../../../kernel/desk/given-fields';
import { MESSAGES } from '../../../kernel/desk/messages';
import { Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { ZoneField } from '../../../kernel/desk/zone-field';
import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { PROGRAMME_MESSAGES } from './messages';

const { missionCategories: CATEGORIES, openMission: TEXTS } = PROGRAMME_MESSAGES;
const { labels: LABELS, hints: HINTS } = TEXTS;
const FORMS = MESSAGES.forms;
const MAX_POINTS = 1_000_000;

/** One more mission, which sponsors can fund as soon as it is open. */
export function OpenMissionPanel({ actions }: { actions: Actions }) {
  return (
    <Panel title={TEXTS.title} wide>
      <ConfirmedForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        read={readMission}
        ask={({ title, fundingGoal, openingFunding, status }) => ({
          title: TEXTS.ask(title),
          text: TEXTS.follows(formatFils(fundingGoal), formatFils(fundingGoal - openingFunding), status === 'active'),
          yes: TEXTS.yes,
        })}
        send={(body) =>
          actions.attempt({
            route: MISSIONS_ROUTES.openMission,
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
            options={MISSION_CATEGORIES.map((each) => ({ value: each, label: CATEGORIES[each] }))}
          />
          <ZoneField label={LABELS.zone} name="zone" none={FORMS.zones.all} by="name" />
          <TextField label={LABELS.goal} name="goal" inputMode="decimal" required autoComplete="off" />
          <TextField
            label={LABELS.has}
            hint={HINTS.has}
            name="has"
            inputMode="decimal"
            defaultValue="0"
            autoComplete="off"
          />
          <TextField
            label={LABELS.points}
            hint={HINTS.points}
            name="points"
            inputMode="numeric"
            required
            maxLength={7}
            autoComplete="off"
          />
        </div>
        <TextAreaField label={LABELS.description} name="description" required maxLength={1000} />
      </ConfirmedForm>
    </Panel>
  );
}

function readMission(form: FormData) {
  const given = new GivenFields(form, LABELS);
  const body = {
    title: given.text('title'),
    missionId: given.code('code'),
    category: given.text('category') as SponsoredMission['category'],
    targetZone: given.optionalText('zone'),
    fundingGoal: given.fils('goal'),
    openingFunding: given.fils('has'),
    pointsReward: given.whole('points', { min: 0, max: MAX_POINTS }),
    description: given.lines('description'),
  };
  const isFunded = body.openingFunding === body.fundingGoal;
  const text = TEXTS.tooMuch(LABELS.has, formatFils(body.fundingGoal));
  const fault = given.fault ?? (body.openingFunding > body.fundingGoal ? { field: 'has', text } : undefined);
  return { body: { ...body, status: isFunded ? 'active' as const : 'funding' as const }, fault };
}
