import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { mayOperate } from '@planet-heroes/contracts/operator-permissions';
import {
  failureOf, SIGNED_IN, type SignedInOperator, useCalls, useSession,
} from '../../../kernel/desk/operator-session';
import { Problem } from '../../../kernel/desk/form';
import { MESSAGES } from '../../../kernel/desk/messages';
import { Badges } from '../../../kernel/desk/page';
import { Link } from '../../../kernel/routing/link';
import { Button } from '../../../kit/button';
import { PAGE_NAMES } from './page-names';

const TEXTS = MESSAGES.frame;
const NAMES = Object.keys(OPERATOR_PAGES) as OperatorPage[];

interface FrameHeaderProps {
  page: OperatorPage;
  operator: SignedInOperator | undefined;
  onLeft: () => void;
}

/** The ways to the pages that the roles may use, and who is signed in. */
export function FrameHeader({ page, operator, onLeft }: FrameHeaderProps) {
  const { leave, problem } = useLeaving(onLeft);
  const offered = operator ? NAMES.filter((name) => mayOperate(operator.roles, OPERATOR_PAGES[name].call)) : [];
  return (
    <header className="frame-header">
      <p className="eyebrow">{MESSAGES.product}</p>
      <div className="who">
        {operator && (
          <p>
            <span className="muted">{TEXTS.signedIn}</span> <strong>{operator.name}</strong>
            {' '}
            <Badges words={operator.roles} />
          </p>
        )}
        <Button variant="secondary" size="small" onClick={leave}>{TEXTS.leave}</Button>
      </div>
      <PagesNav page={page} offered={offered} />
      <Problem>{problem}</Problem>
    </header>
  );
}

/** Signs a named operator out of the browser, or forgets this tab's token. */
function useLeaving(onLeft: () => void): { leave: () => void; problem: string | undefined } {
  const { token } = useSession();
  const { call } = useCalls();
  const [problem, setProblem] = useState<string>();
  async function leave(): Promise<void> {
    setProblem(undefined);
    try {
      if (token === SIGNED_IN) await call(ACCOUNTS_ROUTES.signOut);
      onLeft();
    } catch (error) {
      const { code, text } = failureOf(error);
      if (code === 'refused' || code === 'accepted') onLeft();
      else setProblem(TEXTS.notLeft(text));
    }
  }
  return { leave: () => void leave(), problem };
}

/** How many fit beside each other on a phone. */
const FIT = 3;

/** The ways to the pages that are offered; on a phone behind a button that says which one shows. */
function PagesNav({ page, offered }: { page: OperatorPage; offered: readonly OperatorPage[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const isLong = offered.length > FIT;
  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  return (
    <nav aria-label={TEXTS.nav} data-long={isLong || undefined}>
      {isLong && (
        <Button
          ref={button}
          variant="secondary"
          className="pages-button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={closeByKey}
        >
          {TEXTS.menu}
          <span className="muted">{PAGE_NAMES[page]}</span>
        </Button>
      )}
      <ul id={list} data-open={isOpen || undefined}>
        {offered.map((name) => (
          <li key={name}>
            <Link
              to={OPERATOR_PAGES[name].path}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => setOpen(false)}
              onKeyDown={closeByKey}
            >
              {PAGE_NAMES[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
