import { useState } from 'react';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { mayOperate } from '@planet-heroes/contracts/operator-permissions';
import { callOps, type OpsError, SIGNED_IN } from '../../../kernel/desk/api/ops-client';
import { type SignedInOperator, useSession } from '../../../kernel/desk/api/session';
import { MESSAGES } from '../../../kernel/desk/messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { Badges } from '../../../kernel/desk/ui/badges';
import { Problem } from '../../../kernel/desk/ui/use-form';
import { PagesNav } from './pages-nav';

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
        <ActionButton onPress={leave}>{TEXTS.leave}</ActionButton>
      </div>
      <PagesNav page={page} offered={offered} />
      <Problem>{problem}</Problem>
    </header>
  );
}

/** Whoever is signed in by name is signed out of the browser; a token is forgotten by this tab. */
function useLeaving(onLeft: () => void): { leave: () => void; problem: string | undefined } {
  const { token } = useSession();
  const [problem, setProblem] = useState<string>();
  async function leave(): Promise<void> {
    setProblem(undefined);
    try {
      if (token === SIGNED_IN) await callOps(token, ACCOUNTS_ROUTES.signOut);
      onLeft();
    } catch (error) {
      const { code, message } = error as OpsError;
      if (code === 'refused' || code === 'accepted') onLeft();
      else setProblem(TEXTS.notLeft(message));
    }
  }
  return { leave: () => void leave(), problem };
}
