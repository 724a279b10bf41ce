import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { fromDubaiTime } from '../../../../kernel/desk/format';
import { Pager } from '../../../../kernel/desk/list';
import { Page, Panel } from '../../../../kernel/desk/page';
import { usePolled } from '../../../../kernel/desk/use-polled';
import { usePageQuery } from '../../../../kernel/routing/use-page-query';
import { AuditFilter } from './audit-filter';
import { AuditLine } from './audit-line';
import { AUDIT_MESSAGES } from './messages';

const TEXTS = AUDIT_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 50;
const TIMES = new Set(['from', 'to']);

/** What operators did: the newest, or what the address asks for. */
export function AuditPage() {
  const [query] = usePageQuery();
  const found = usePolled(OPERATORS_ROUTES.readAudit, { query: asked(query) }, POLL);
  const { answer, isCurrent, failure } = found;
  const busy = !isCurrent && failure === undefined;
  return (
    <Page facts={<p className="muted">{TEXTS.facts}</p>} found={found}>
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
    </Page>
  );
}

/** What the address asks for, its times as the call takes them. */
function asked(query: URLSearchParams): Record<string, unknown> {
  const wanted: Record<string, unknown> = {};
  for (const [name, value] of query) wanted[name] = TIMES.has(name) ? fromDubaiTime(value) : value;
  return { ...wanted, limit: PAGE };
}
