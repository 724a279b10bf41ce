import { type ReactNode, useEffect } from 'react';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { mayOperate, rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { OperatorContext, useOperator } from '../../../kernel/desk/operator-session';
import { MESSAGES } from '../../../kernel/desk/messages';
import { FailureBanner, Page, PageName } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { useNavigate } from '../../../kernel/routing/use-routing';
import { FrameHeader } from './frame-header';

const TEXTS = MESSAGES.frame;

/** Roles change now and then, and then the pages do. */
const POLL_MS = 10_000;

interface FrameProps {
  page: OperatorPage;
  title: string;
  onLeft: () => void;
  children: ReactNode;
}

/** What all operators' pages have: who is signed in, the ways to the pages of those roles, and this one, if it is. */
export function Frame({ page, title, onLeft, children }: FrameProps) {
  const { answer: operator, failure } = usePolled(OPERATORS_ROUTES.readOperator, {}, { everyMs: POLL_MS });
  const isAllowed = operator && mayOperate(operator.roles, OPERATOR_PAGES[page].call);
  // Couriers, for whom the board is not, begin with their day.
  const isElsewhere = page === 'board' && isAllowed === false;
  const navigate = useNavigate();
  useEffect(() => {
    if (isElsewhere) navigate(OPERATOR_PAGES.route.path, { replace: true });
  }, [isElsewhere, navigate]);
  return (
    <div className="frame">
      <FrameHeader page={page} operator={operator} onLeft={onLeft} />
      {/* Each page mounts again. */}
      <main key={page} aria-busy={!operator && !failure}>
        {!operator && (
          <>
            <h1>{title}</h1>
            {failure === undefined
              ? <p className="muted">{MESSAGES.frame.reading}</p>
              : <div role="status"><FailureBanner failure={failure} goodAt={0} /></div>}
          </>
        )}
        {operator && !isElsewhere && (
          <OperatorContext value={operator}>
            <PageName value={title}>
              {isAllowed ? children : <NotYours page={page} />}
            </PageName>
          </OperatorContext>
        )}
      </main>
    </div>
  );
}

/** Shown instead of a page that is for other roles. */
function NotYours({ page }: { page: OperatorPage }) {
  const { name, roles } = useOperator();
  return (
    <Page>
      <section className="panel">
        <p><strong>{TEXTS.notYours(rolesFor(OPERATOR_PAGES[page].call))}</strong></p>
        <p>{TEXTS.yours(name, roles)}</p>
      </section>
    </Page>
  );
}
