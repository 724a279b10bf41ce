import { MISSIONS_DESK_ROUTES } from '@planet-heroes/contracts/areas/missions/desk-routes';
import type { RequestOf } from '@planet-heroes/contracts/call-by-route';
import { ConfirmedPanel } from '../../../kernel/desk/confirmed-panel';
import type { FormField } from '../../../kernel/desk/fields';
import { formatFils } from '../../../kernel/desk/format';
import { optionsOf } from '../../../kernel/desk/list';
import { MESSAGES } from '../../../kernel/desk/messages';
import type { Actions } from '../../../kernel/desk/use-actions';
import { zoneOptions } from '../../pickups/desk/zone-options';
import { PROGRAMME_MESSAGES } from './messages';

const { missionCategories: CATEGORIES, openMission: TEXTS } = PROGRAMME_MESSAGES;
const { labels: LABELS, hints: HINTS } = TEXTS;
const { allZones, asWritten, codeHint } = MESSAGES.forms;
const ROUTE = MISSIONS_DESK_ROUTES.openMission;

const FIELDS: readonly FormField<keyof RequestOf<typeof ROUTE>['body']>[] = [
  { name: 'title', label: LABELS.title },
  { name: 'missionId', label: LABELS.code, hint: codeHint },
  { name: 'category', label: LABELS.category, options: optionsOf(CATEGORIES) },
  { name: 'targetZone', label: LABELS.zone, options: zoneOptions('name'), none: allZones, optional: true },
  { name: 'fundingGoal', label: LABELS.goal, as: 'fils' },
  { name: 'openingFunding', label: LABELS.has, hint: HINTS.has, as: 'fils', optional: true, defaultValue: 0 },
  { name: 'pointsReward', label: LABELS.points, hint: HINTS.points, as: 'whole' },
  { name: 'description', label: LABELS.description, as: 'lines' },
];
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/missions/events')).MISSION_INGEST_EVENTS['mission.opened'];

/** One more mission, which sponsors can fund as soon as it is open. */
export function OpenMissionPanel({ actions }: { actions: Actions }) {
  return (
    <ConfirmedPanel
      texts={{ ...TEXTS, text: asWritten }}
      fields={FIELDS}
      schema={loadSchema}
      toBody={(given) => ({ ...given, status: given.openingFunding === given.fundingGoal ? 'active' : 'funding' })}
      ask={({ title, fundingGoal, openingFunding, status }) => ({
        title: TEXTS.ask(title),
        text: TEXTS.follows(formatFils(fundingGoal), formatFils(fundingGoal - openingFunding), status === 'active'),
      })}
      route={ROUTE}
      done={({ title }) => TEXTS.done(title)}
      actions={actions}
    />
  );
}
