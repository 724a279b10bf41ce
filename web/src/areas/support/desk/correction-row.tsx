import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { PointCorrection } from '@planet-heroes/contracts/areas/support/schemas';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { PEOPLE_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Link } from '../../../kernel/desk/ui/link';
import { pathOfPerson } from './path-of-person';

const TEXTS = PEOPLE_MESSAGES.corrections;
const STATUS = { proposed: 'warning', applied: 'good', declined: 'unknown' } as const;
const route = SUPPORT_ROUTES.decidePointCorrection;

interface CorrectionRowProps {
  correction: PointCorrection;
  actions: Actions;
  /** The hero's page is another one. */
  isLinked?: boolean;
}

/** One correction of points, with what a second operator may do about it. */
export function CorrectionRow({ correction, actions, isLinked = false }: CorrectionRowProps) {
  const { id, heroId, points, reason, note, state, proposedAt, proposedBy, decidedBy } = correction;
  const amount = TEXTS.points(points);
  const decide = (decision: 'approve' | 'decline', done: string) => () =>
    void actions.run({ route, values: { params: { id }, body: { decision } }, done: () => done });
  const busy = actions.isRunning(route, { params: { id } });
  return (
    <li>
      <div>
        <strong>{amount}</strong> <span className="state" data-status={STATUS[state]}>{TEXTS.states[state]}</span>
        <small>
          {TEXTS.reasons[reason]}, {TEXTS.by(proposedBy)}{decidedBy !== null && `, ${TEXTS.decidedBy(decidedBy)}`},{' '}
          <DubaiTime at={proposedAt} />
        </small>
        {note !== null && <p>{note}</p>}
        {isLinked && <p className="page-links"><Link to={pathOfPerson(heroId)}>{TEXTS.hero}</Link></p>}
      </div>
      {state === 'proposed' && (
        <div className="row-buttons">
          <ActionButton
            busy={busy}
            onPress={decide('approve', TEXTS.approved)}
            name={TEXTS.ofOne(TEXTS.approve, amount)}
          >
            {TEXTS.approve}
          </ActionButton>
          <ActionButton
            busy={busy}
            onPress={decide('decline', TEXTS.declined)}
            name={TEXTS.ofOne(TEXTS.decline, amount)}
          >
            {TEXTS.decline}
          </ActionButton>
        </div>
      )}
    </li>
  );
}
