import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { useMay } from '../../../kernel/desk/api/session';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { PEOPLE_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { TextField } from '../../../kernel/desk/ui/field';
import { FilterForm } from '../../../kernel/desk/ui/filter-form';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { Panel } from '../../../kernel/desk/ui/panel';
import { FoundPanels } from './found-panels';
import { OnePerson } from './one-person';
import { WaitingCorrections } from './waiting-corrections';

const { find: TEXTS, facts: FACTS } = PEOPLE_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 20;

/** Whom support looks for, or the hero whom the address names. */
export function PeoplePage() {
  const { query } = useAddress();
  const id = query.get('id');
  return id === null ? <Finding query={query} /> : <OnePerson key={id} id={id} />;
}

function Finding({ query }: { query: URLSearchParams }) {
  const may = useMay();
  const search = query.get('search');
  const values = { query: { ...Object.fromEntries(query), limit: PAGE } };
  const found = usePolled(SUPPORT_ROUTES.findPeople, values, { ...POLL, paused: search === null });
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.people}>
        <p className="muted">{FACTS}</p>
      </PageHead>
      <div className="banners" role="status">
        <FailureBanner failure={search === null ? undefined : found.failure} goodAt={found.goodAt} />
      </div>
      <div className="panels">
        <Panel title={TEXTS.title} wide>
          <FilterForm label={TEXTS.filter}>
            <TextField
              label={TEXTS.search}
              hint={TEXTS.hint}
              name="search"
              type="search"
              maxLength={254}
              autoComplete="off"
              spellCheck={false}
            />
          </FilterForm>
        </Panel>
        {search !== null && <FoundPanels found={found} />}
        {search === null && may(SUPPORT_ROUTES.listPointCorrections) && <WaitingCorrections />}
      </div>
    </>
  );
}
