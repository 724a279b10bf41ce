import { useRef, useState } from 'react';
import type { OperatorView } from '@planet-heroes/contracts/areas/operations/operators';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { START_TOKEN } from '@planet-heroes/contracts/kernel/operators/start-token';
import { useOperator } from '../../../../kernel/desk/operator-session';
import { ListPanel } from '../../../../kernel/desk/list';
import { Badges, DubaiTime, Page, State } from '../../../../kernel/desk/page';
import { useActions } from '../../../../kernel/desk/use-actions';
import { usePolled } from '../../../../kernel/desk/use-polled';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { AddPanel } from './add-panel';
import { type Change, ChangeDialog } from './change-dialog';
import { KeyPanel, type NewKey } from './key-panel';
import { OPERATORS_MESSAGES } from './messages';

const TEXTS = OPERATORS_MESSAGES;
const { list: LIST } = TEXTS;
const POLL = { everyMs: 10_000 };

/** Who operates: all of them, one more, and the key of a machine that was just added. */
export function OperatorsPage() {
  const { id } = useOperator();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Change>();
  const [newKey, setNewKey] = useState<NewKey>();
  const found = usePolled(OPERATORS_ROUTES.listOperators, {}, POLL);
  const actions = useActions(found.refresh);
  function forgetKey(): void {
    setNewKey(undefined);
    list.current!.querySelector('h2')!.focus();
  }

  return (
    <Page
      facts={<p className="muted">{TEXTS.facts}</p>}
      found={found}
      banner={id === START_TOKEN.id && <p className="banner" data-status="warning">{TEXTS.startToken}</p>}
      actions={actions}
    >
      <div className="panels main-and-side">
        <div className="column">
          {newKey && <KeyPanel key={newKey.key} newKey={newKey} onKept={forgetKey} />}
          <div ref={list}>
            <ListPanel
              found={found}
              rows={found.answer?.operators}
              texts={LIST}
              reading={TEXTS.reading}
              wide={false}
              keyOf={(operator) => operator.id}
              cells={{
                name: (operator) => (
                  <>
                    {operator.name} {operator.id === id && <Badge tone="sand">{LIST.you}</Badge>}
                  </>
                ),
                kind: ({ email }) => (
                  <>
                    {email === null ? LIST.machine : LIST.person}
                    {email !== null && <small>{email}</small>}
                  </>
                ),
                roles: ({ roles }) => <Badges words={roles} />,
                state: ({ active }) =>
                  active ? <State of="good">{LIST.active}</State> : <State of="unknown">{LIST.off}</State>,
                since: ({ createdAt }) => <DubaiTime at={createdAt} isDay />,
                actions: (operator) => (
                  <ChangeButtons
                    operator={operator}
                    onChange={(kind) => setAsked({ kind, operator, isOwn: operator.id === id })}
                  />
                ),
              }}
            />
          </div>
        </div>
        <AddPanel actions={actions} onKey={setNewKey} />
      </div>
      {asked && <ChangeDialog change={asked} actions={actions} onClose={() => setAsked(undefined)} />}
    </Page>
  );
}

interface ChangeButtonsProps {
  operator: OperatorView;
  onChange: (kind: Change['kind']) => void;
}

function ChangeButtons({ operator: { name, active }, onChange }: ChangeButtonsProps) {
  const turn = active ? 'deactivate' : 'activate';
  const look = { variant: 'secondary', size: 'small' } as const;
  return (
    <span className="row-buttons">
      <Button {...look} aria-label={LIST.changeOf(name)} onClick={() => onChange('roles')}>{LIST.change}</Button>
      <Button {...look} aria-label={LIST[`${turn}Of`](name)} onClick={() => onChange(turn)}>{LIST[turn]}</Button>
    </span>
  );
}
