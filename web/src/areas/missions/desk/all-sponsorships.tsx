import { MISSIONS_DESK_ROUTES } from '@planet-heroes/contracts/areas/missions/desk-routes';
import { formatFils } from '../../../kernel/desk/format';
import { ListPanel } from '../../../kernel/desk/list';
import { DubaiTime, Page } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { SPONSORSHIPS_MESSAGES } from './messages';
import { SponsorshipState } from './sponsorship-state';

const { list: TEXTS, states: STATES, facts: FACTS, reading } = SPONSORSHIPS_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 50;
/** Approved, and not a state of its own: its money has not come. */
const UNPAID = 'unpaid';
/** The initial list is not a choice; these are. */
const CHOICES = [
  { value: 'all', label: TEXTS.any },
  { value: UNPAID, label: TEXTS.unpaid },
  ...(['submitted', 'approved', 'declined'] as const).map((state) => ({ value: state, label: STATES[state] })),
];

/** The desk of sponsorships: those that wait for a decision, or those in the state that the address asks for. */
export function AllSponsorships() {
  const [query] = usePageQuery();
  const search = query.get('search') || undefined;
  // What is searched for can be in any state.
  const state = query.get('state') ?? (search ? 'all' : 'in_review');
  const before = query.get('after') ?? undefined;
  const chosen = state === UNPAID ? { payment: 'awaited' } : state !== 'all' && { state };
  const values = { query: { ...chosen, search, before, limit: PAGE } };
  const found = usePolled(MISSIONS_DESK_ROUTES.listSponsorships, values, POLL);
  return (
    <Page facts={<p className="muted">{FACTS}</p>} found={found}>
      <div className="panels">
        <ListPanel
          found={found}
          rows={found.answer?.sponsorships}
          next={found.answer?.next}
          texts={TEXTS}
          reading={reading}
          filter={
            <>
              <SelectField
                label={TEXTS.state}
                name="state"
                placeholder={search ? TEXTS.any : STATES.in_review}
                options={CHOICES}
              />
              <TextField label={TEXTS.search} name="search" autoComplete="off" />
            </>
          }
          keyOf={({ id }) => id}
          cells={{
            name: ({ id, sponsorName, isAnonymous }) => (
              <>
                <Link className="row-link" to={`?id=${encodeURIComponent(id)}`}>{sponsorName}</Link>
                {isAnonymous && <small>{TEXTS.anonymous}</small>}
              </>
            ),
            state: (sponsorship) => <SponsorshipState of={sponsorship} />,
            mission: ({ missionTitle }) => missionTitle,
            amount: ({ amount }) => formatFils(amount),
            submitted: ({ submittedAt }) => <DubaiTime at={submittedAt} />,
          }}
        />
      </div>
    </Page>
  );
}
