import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { usePolled } from '../../../../kernel/desk/api/use-polled';
import { fromDubaiTime } from '../../../../kernel/desk/format';
import { AUDIT_MESSAGES } from './messages';
import { MESSAGES } from '../../../../kernel/desk/messages';
import { useAddress } from '../../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../../kernel/desk/ui/page-head';
import { Pager } from '../../../../kernel/desk/ui/pager';
import { Panel } from '../../../../kernel/desk/ui/panel';
import { AuditFilter } from './audit-filter';
import { AuditLine } from './audit-line';

const TEXTS = AUDIT_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 50;
const TIMES = new Set(['from', 'to']);

/** What operators did: the newest, or what the address asks for. */
export function AuditPage() {
  const { query } = useAddress();
  const { answer, isCurrent, goodAt, failure } = usePolled(OPERATORS_ROUTES.readAudit, { query: asked(query) }, POLL);
  const busy = !isCurrent && failure === undefined;
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.audit}>
        <p className="muted">{TEXTS.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      <div className="panels">
        <Panel title={TEXTS.title} wide busy={busy}>
          <AuditFilter />
          {!answer && busy && <p className="muted">{TEXTS.reading}</p>}
          {answer?.entries.length === 0 && <p className="muted">{query.size > 0 ? TEXTS.noneFits : TEXTS.none}</p>}
          <ul className="rows">
            {answer?.entries.map((entry) => <AuditLine key={entry.id} entry={entry} />)}
          </ul>
          <Pager from="before" next={answer?.next} texts={TEXTS.pages} />
        </Panel>
      </div>
    </>
  );
}

/** What the address asks for, its times as the call takes them. */
function asked(query: URLSearchParams): Record<string, unknown> {
  const wanted: Record<string, unknown> = {};
  for (const [name, value] of query) wanted[name] = TIMES.has(name) ? fromDubaiTime(value) : value;
  return { ...wanted, limit: PAGE };
}
