import { useRef, useState } from 'react';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import { FailureBanner, focusHeadingOf, Panel } from '../../../kernel/desk/page';
import { ResultLine, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Button } from '../../../kit/button';
import { BatchDialog, type BatchStep } from './batch-dialog';
import { BatchRow, nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';

const { batches: TEXTS, propose: PROPOSE, ...PAYOUTS } = PAYOUTS_MESSAGES;
const POLL = { everyMs: 5_000 };

/** The batches of transfers, each with what is to be done with it next. */
export function BatchesPanel({ onChanged }: { onChanged: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<BatchStep>();
  const { answer, goodAt, failure } = usePolled(PAYOUTS_DESK_ROUTES.listPayoutBatches, {}, POLL);
  const actions = useActions(onChanged);
  const owed = answer && nameOf(answer.owed);
  return (
    <Panel
      title={TEXTS.title}
      aside={owed && answer.owed.count > 0 && (
        <Button size="small" onClick={() => setAsked({ kind: 'propose', owed })}>{PROPOSE.button}</Button>
      )}
      wide
      busy={!answer && !failure}
    >
      <div ref={list}>
        <div role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
        {!answer && !failure && <p className="muted">{PAYOUTS.reading}</p>}
        {owed && <p>{TEXTS.owed(owed)}</p>}
        {answer?.batches.length === 0 && <p className="muted">{TEXTS.none}</p>}
        <ul className="rows">
          {answer?.batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} onAsk={(kind, of) => setAsked({ kind, batch: of })} />
          ))}
        </ul>
      </div>
      <ResultLine result={actions.result} />
      {asked && (
        <BatchDialog
          step={asked}
          actions={actions}
          onDone={() => focusHeadingOf(list.current)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
