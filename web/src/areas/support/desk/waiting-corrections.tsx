import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { Panel } from '../../../kernel/desk/page';
import { ResultLine, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { CorrectionRow } from './correction-row';
import { PEOPLE_MESSAGES } from './messages';

const TEXTS = PEOPLE_MESSAGES.corrections;
const POLL = { everyMs: 5_000 };

/** Corrections of points that somebody else has to decide about. */
export function WaitingCorrections() {
  const { answer, refresh } = usePolled(SUPPORT_ROUTES.listPointCorrections, { query: { state: 'proposed' } }, POLL);
  const actions = useActions(refresh);
  return (
    <Panel title={TEXTS.title} wide>
      {answer?.corrections.length === 0 && <p className="muted">{TEXTS.none}</p>}
      <ul className="rows">
        {answer?.corrections.map((each) => (
          <CorrectionRow key={each.id} correction={each} actions={actions} isLinked />
        ))}
      </ul>
      <ResultLine result={actions.result} />
    </Panel>
  );
}
