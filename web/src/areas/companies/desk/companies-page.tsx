import { useRef, useState } from 'react';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useMay } from '../../../kernel/desk/api/session';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { COMPANIES_MESSAGES } from './messages';
import { MESSAGES } from '../../../kernel/desk/messages';
import { KeyPanel, type NewKey } from '../../operations/desk/operators/key-panel';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { CompaniesPanel } from './companies-panel';
import { DecideDialog, type Decision } from './decide-dialog';
import { OneCompany } from './one-company';
import { RegisterPanel } from './register-panel';
import { WaitingPanel } from './waiting-panel';

const LIST = COMPANIES_ROUTES.listCompanies;
const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** The companies, or the one of the address. */
export function CompaniesPage() {
  const { query } = useAddress();
  const id = query.get('id');
  return id === null ? <AllCompanies query={query} /> : <OneCompany key={id} id={id} />;
}

/** Those that wait for the desk first, then all of them, and one more. */
function AllCompanies({ query }: { query: URLSearchParams }) {
  const mayRegister = useMay()(COMPANIES_ROUTES.registerCompany);
  const [newKey, setNewKey] = useState<NewKey>();
  const [asked, setAsked] = useState<Decision>();
  const queue = useRef<HTMLDivElement>(null);
  const waiting = usePolled(LIST, { query: { state: 'pending', limit: PAGE } }, POLL);
  const found = usePolled(LIST, { query: { ...Object.fromEntries(query), limit: PAGE } }, POLL);
  const actions = useActions(() => {
    waiting.refresh();
    found.refresh();
  });
  const failed = [waiting, found].find(({ failure }) => failure !== undefined);

  return (
    <>
      <PageHead title={MESSAGES.frame.pages.companies}>
        <p className="muted">{COMPANIES_MESSAGES.facts}</p>
      </PageHead>
      <div className="banners" role="status">
        {failed && <FailureBanner failure={failed.failure} goodAt={failed.goodAt} />}
      </div>
      <div className="panels">
        <WaitingPanel ref={queue} waiting={waiting} onDecide={setAsked} />
        <CompaniesPanel found={found} />
        {newKey && (
          <KeyPanel
            key={newKey.key}
            newKey={newKey}
            onKept={() => {
              setNewKey(undefined);
              focusHeadingOf(queue.current);
            }}
          />
        )}
        {mayRegister && <RegisterPanel actions={actions} onKey={setNewKey} />}
      </div>
      <ResultLine result={actions.result} />
      {asked && (
        <DecideDialog
          decision={asked}
          actions={actions}
          onDone={() => focusHeadingOf(queue.current)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
