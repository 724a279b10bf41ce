import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { PointCorrection } from '@planet-heroes/contracts/areas/support/schemas';
import { DubaiTime, State } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { Link } from '../../../kernel/routing/link';
import { Button } from '../../../kit/button';
import { PEOPLE_MESSAGES } from './messages';
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
        <strong>{amount}</strong> <State of={STATUS[state]}>{TEXTS.states[state]}</State>
        <small>
          {TEXTS.reasons[reason]}, {TEXTS.by(proposedBy)}{decidedBy !== null && `, ${TEXTS.decidedBy(decidedBy)}`},{' '}
          <DubaiTime at={proposedAt} />
        </small>
        {note !== null && <p>{note}</p>}
        {isLinked && <p className="page-links"><Link to={pathOfPerson(heroId)}>{TEXTS.hero}</Link></p>}
      </div>
      {state === 'proposed' && (
        <div className="row-buttons">
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={decide('approve', TEXTS.approved)}
            aria-label={TEXTS.ofOne(TEXTS.approve, amount)}
          >
            {TEXTS.approve}
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={decide('decline', TEXTS.declined)}
            aria-label={TEXTS.ofOne(TEXTS.decline, amount)}
          >
            {TEXTS.decline}
          </Button>
        </div>
      )}
    </li>
  );
}
