import { useRef, useState } from 'react';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { START_TOKEN } from '@planet-heroes/contracts/kernel/operators/start-token';
import { useOperator } from '../../../../kernel/desk/api/session';
import { useActions } from '../../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../../kernel/desk/messages';
import { OPERATORS_MESSAGES } from './messages';
import { FailureBanner } from '../../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../../kernel/desk/ui/page-head';
import { focusHeadingOf } from '../../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../../kernel/desk/ui/result-line';
import { AddPanel } from './add-panel';
import { type Change, ChangeDialog } from './change-dialog';
import { KeyPanel, type NewKey } from './key-panel';
import { OperatorsPanel } from './operators-panel';

const TEXTS = OPERATORS_MESSAGES;
const POLL = { everyMs: 10_000 };

/** Who operates: all of them, one more, and the key of a machine that was just added. */
export function OperatorsPage() {
  const { id } = useOperator();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Change>();
  const [newKey, setNewKey] = useState<NewKey>();
  const { answer, goodAt, failure, refresh } = usePolled(OPERATORS_ROUTES.listOperators, {}, POLL);
  const actions = useActions(refresh);
  function forgetKey(): void {
    setNewKey(undefined);
    focusHeadingOf(list.current);
  }

  return (
    <>
      <PageHead title={MESSAGES.frame.pages.operators}>
        <p className="muted">{TEXTS.facts}</p>
      </PageHead>
      <div className="banners" role="status">
        <FailureBanner failure={failure} goodAt={goodAt} />
        {id === START_TOKEN.id && <p className="banner" data-status="warning">{TEXTS.startToken}</p>}
      </div>
      <div className="panels main-and-side">
        <div className="column">
          {newKey && <KeyPanel key={newKey.key} newKey={newKey} onKept={forgetKey} />}
          <OperatorsPanel ref={list} operators={answer?.operators} failed={failure !== undefined} onChange={setAsked} />
        </div>
        <AddPanel actions={actions} onKey={setNewKey} />
      </div>
      <ResultLine result={actions.result} />
      {asked && <ChangeDialog change={asked} actions={actions} onClose={() => setAsked(undefined)} />}
    </>
  );
}
