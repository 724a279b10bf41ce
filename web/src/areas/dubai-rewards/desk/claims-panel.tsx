import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { ClaimState, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatWhole } from '../../../kernel/desk/format';
import { REWARDS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { SelectField, TextField } from '../../../kernel/desk/ui/field';
import { Link } from '../../../kernel/desk/ui/link';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';
import { pathOfClaim } from './path-of-claim';

const { list: TEXTS, states: STATES, reading } = REWARDS_MESSAGES;

interface ClaimsPanelProps {
  found: Polled<AnswerOf<typeof DUBAI_REWARDS_ROUTES.listClaims>>;
}

/** Claims that are to be handed over, or those that the address asks for. */
export function ClaimsPanel({ found }: ClaimsPanelProps) {
  const { query } = useAddress();
  return (
    <ListPanel
      found={found}
      rows={found.answer?.claims}
      texts={TEXTS}
      reading={reading}
      className="claims"
      filter={
        <>
          <SelectField label={TEXTS.state} name="state">
            <option value="">{isOfOne(query) ? TEXTS.any : TEXTS.open}</option>
            {isOfOne(query) ? <option value="open">{TEXTS.open}</option> : <option value="all">{TEXTS.any}</option>}
            {Object.entries(STATES).map(([state, name]) => <option key={state} value={state}>{name}</option>)}
          </SelectField>
          <TextField label={TEXTS.reward} name="rewardId" maxLength={64} autoComplete="off" />
          <TextField label={TEXTS.hero} name="heroId" maxLength={64} autoComplete="off" />
        </>
      }
    >
      {(claim) => <ClaimRow key={claim.claimId} claim={claim} />}
    </ListPanel>
  );
}

function ClaimRow({ claim }: { claim: RewardClaim }) {
  const { claimId, title, partner, state, heroId, pointsCost, claimedAt, fulfilBy } = claim;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={pathOfClaim(claimId)}>{title}</Link>
        <small>{partner}</small>
      </th>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={statusOf(state)}>{STATES[state]}</span>
      </Cell>
      <Cell column="hero" label={columns.hero}><code>{heroId}</code></Cell>
      <Cell column="points" label={columns.points}>{formatWhole(pointsCost)}</Cell>
      <Cell column="claimed" label={columns.claimed}><DubaiTime at={claimedAt} /></Cell>
      <Cell column="due" label={columns.due}><DubaiTime at={fulfilBy} /></Cell>
    </tr>
  );
}

/** Whether one reward’s or one hero’s claims are asked for: all of them then, unless a state is chosen. */
export function isOfOne(query: URLSearchParams): boolean {
  return query.has('rewardId') || query.has('heroId');
}

/** Amber where somebody has to act, green where the hero has it. */
export function statusOf(state: ClaimState) {
  if (state === 'fulfilled') return 'good';
  return state === 'expired' ? 'unknown' : 'warning';
}
