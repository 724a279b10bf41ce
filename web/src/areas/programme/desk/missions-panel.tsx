import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import type { MissionStatus, SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { useMay } from '../../../kernel/desk/api/session';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { formatFils } from '../../../kernel/desk/format';
import { MESSAGES } from '../../../kernel/desk/messages';
import { PROGRAMME_MESSAGES } from './messages';
import { FormButton } from '../../../kernel/desk/ui/form-button';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';

const { missions: TEXTS, close: CLOSE, statuses: STATUSES, missionCategories: CATEGORIES } = PROGRAMME_MESSAGES;
const STATUS = {
  funding: 'warning', active: 'good', completed: 'unknown',
} as const satisfies Record<MissionStatus, string>;

interface MissionsPanelProps {
  /** Undefined until they were read. */
  missions: readonly SponsoredMission[] | undefined;
  failed: boolean;
  actions: Actions;
}

/** Every mission with its funding, and closing those whose work is done. */
export function MissionsPanel({ missions, failed, actions }: MissionsPanelProps) {
  return (
    <Panel title={TEXTS.title} wide busy={!missions && !failed}>
      <p className="muted">{TEXTS.sponsorships}</p>
      {!missions && !failed && <p className="muted">{TEXTS.reading}</p>}
      {missions?.length === 0 && <p className="muted">{TEXTS.none}</p>}
      {missions && missions.length > 0 && (
        <Table label={TEXTS.title} columns={TEXTS.columns} className="catalogue">
          {missions.map((mission) => <MissionRow key={mission.id} mission={mission} actions={actions} />)}
        </Table>
      )}
    </Panel>
  );
}

function MissionRow({ mission, actions }: { mission: SponsoredMission; actions: Actions }) {
  const { id, title, category, status, targetZone, currentFunding, fundingGoal } = mission;
  const { columns } = TEXTS;
  const may = useMay();
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        {title}
        <small>{CATEGORIES[category]}</small>
        <small><code>{id}</code></small>
      </th>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={STATUS[status]}>{STATUSES[status]}</span>
      </Cell>
      <Cell column="funding" label={columns.funding}>
        {TEXTS.funding(formatFils(currentFunding), formatFils(fundingGoal))}
      </Cell>
      <Cell column="zone" label={columns.zone}>{targetZone ?? MESSAGES.forms.zones.all}</Cell>
      <Cell column="actions" label={columns.actions}>
        {status === 'active' && may(MISSIONS_ROUTES.completeMission) && (
          <FormButton
            label={CLOSE.button}
            name={CLOSE.of(title)}
            title={CLOSE.title(title)}
            text={CLOSE.text}
            submit={CLOSE.yes}
            onSubmit={() =>
              actions.attempt({
                route: MISSIONS_ROUTES.completeMission,
                values: { params: { id } },
                done: () => CLOSE.done(title),
              })}
          />
        )}
      </Cell>
    </tr>
  );
}
