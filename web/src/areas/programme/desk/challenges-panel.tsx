import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { OperatorChallenge } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatWhole } from '../../../kernel/desk/format';
import { MESSAGES } from '../../../kernel/desk/messages';
import { PROGRAMME_MESSAGES } from './messages';
import { OFFER_CATEGORIES } from '../../dubai-rewards/desk/catalogue-words';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';

const { challenges: TEXTS } = PROGRAMME_MESSAGES;

interface ChallengesPanelProps {
  /** Undefined until they were read. */
  challenges: readonly OperatorChallenge[] | undefined;
  failed: boolean;
}

/** The Dubai challenges as heroes see them, with what they count. */
export function ChallengesPanel({ challenges, failed }: ChallengesPanelProps) {
  return (
    <Panel title={TEXTS.title} wide busy={!challenges && !failed}>
      {!challenges && !failed && <p className="muted">{TEXTS.reading}</p>}
      {challenges?.length === 0 && <p className="muted">{TEXTS.none}</p>}
      {challenges && challenges.length > 0 && (
        <Table label={TEXTS.title} columns={TEXTS.columns} className="catalogue">
          {challenges.map((challenge) => <ChallengeRow key={challenge.id} challenge={challenge} />)}
        </Table>
      )}
    </Panel>
  );
}

function ChallengeRow({ challenge }: { challenge: OperatorChallenge }) {
  const {
    id, title, category, targetZone, metric, target, pointsReward, rewardItem, currentParticipants, participantLimit,
    expiresAt,
  } = challenge;
  const { columns } = TEXTS;
  const zone = DELIVERY_ZONES.find((each) => each.id === targetZone)?.name ?? MESSAGES.forms.zones.all;
  const joined = formatWhole(currentParticipants);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        {title}
        <small>{OFFER_CATEGORIES[category]}, {zone}</small>
        <small><code>{id}</code></small>
      </th>
      <Cell column="goal" label={columns.goal}>{TEXTS.goals[metric](formatWhole(target))}</Cell>
      <Cell column="points" label={columns.points}>
        {formatWhole(pointsReward)}
        <small>{rewardItem}</small>
      </Cell>
      <Cell column="joined" label={columns.joined}>
        {participantLimit === undefined ? joined : TEXTS.of(joined, formatWhole(participantLimit))}
      </Cell>
      <Cell column="ends" label={columns.ends}><DubaiTime at={expiresAt} /></Cell>
    </tr>
  );
}
