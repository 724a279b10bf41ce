import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { FilterForm } from '../../../kernel/desk/list';
import { Page, Panel } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { TextField } from '../../../kit/form/text-field';
import { FoundPanels } from './found-panels';
import { PEOPLE_MESSAGES } from './messages';
import { WaitingCorrections } from './waiting-corrections';

const { find: TEXTS, facts: FACTS } = PEOPLE_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 20;

/** Whom support looks for. */
export function PeoplePage() {
  const [query] = usePageQuery();
  const may = useMay();
  const search = query.get('search');
  const values = { query: { ...Object.fromEntries(query), limit: PAGE } };
  const found = usePolled(SUPPORT_ROUTES.findPeople, values, { ...POLL, paused: search === null });
  return (
    <Page
      facts={<p className="muted">{FACTS}</p>}
      found={search === null ? undefined : found}
    >
      <div className="panels">
        <Panel title={TEXTS.title} wide>
          <FilterForm label={TEXTS.filter}>
            <TextField
              label={TEXTS.search}
              hint={TEXTS.hint}
              name="search"
              type="search"
              autoComplete="off"
              spellCheck={false}
            />
          </FilterForm>
        </Panel>
        {search !== null && <FoundPanels found={found} />}
        {search === null && may(SUPPORT_ROUTES.listPointCorrections) && <WaitingCorrections />}
      </div>
    </Page>
  );
}
