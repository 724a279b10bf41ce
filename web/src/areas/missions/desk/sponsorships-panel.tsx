import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import type { OperatorSponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatFils } from '../../../kernel/desk/format';
import { SPONSORSHIPS_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { SelectField } from '../../../kernel/desk/ui/field';
import { Link } from '../../../kernel/desk/ui/link';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';

const { list: TEXTS, states: STATES, reading } = SPONSORSHIPS_MESSAGES;
/** Those that are not what the page begins with. */
const OTHERS = ['submitted', 'approved', 'declined'] as const satisfies readonly SponsorshipState[];

interface SponsorshipsPanelProps {
  found: Polled<AnswerOf<typeof MISSIONS_ROUTES.listSponsorships>>;
}

/** Sponsorships that wait for a decision, or those in the state that the address asks for. */
export function SponsorshipsPanel({ found }: SponsorshipsPanelProps) {
  return (
    <ListPanel
      found={found}
      rows={found.answer?.sponsorships}
      texts={TEXTS}
      reading={reading}
      className="sponsorships"
      filter={
        <SelectField label={TEXTS.state} name="state">
          <option value="">{STATES.in_review}</option>
          <option value="all">{TEXTS.any}</option>
          {OTHERS.map((state) => <option key={state} value={state}>{STATES[state]}</option>)}
        </SelectField>
      }
    >
      {(sponsorship) => <SponsorshipRow key={sponsorship.id} sponsorship={sponsorship} />}
    </ListPanel>
  );
}

function SponsorshipRow({ sponsorship }: { sponsorship: OperatorSponsorship }) {
  const { id, sponsorName, isAnonymous, state, missionTitle, amount, submittedAt } = sponsorship;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={`/ops/sponsorships?id=${encodeURIComponent(id)}`}>{sponsorName}</Link>
        {isAnonymous && <small>{TEXTS.anonymous}</small>}
      </th>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={statusOf(state)}>{STATES[state]}</span>
      </Cell>
      <Cell column="mission" label={columns.mission}>{missionTitle}</Cell>
      <Cell column="amount" label={columns.amount}>{formatFils(amount)}</Cell>
      <Cell column="submitted" label={columns.submitted}><DubaiTime at={submittedAt} /></Cell>
    </tr>
  );
}

/** Amber where the desk decides, green where a mission is funded. */
export function statusOf(state: SponsorshipState) {
  if (state === 'approved') return 'good';
  return state === 'in_review' ? 'warning' : 'unknown';
}
