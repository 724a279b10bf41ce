import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { type Calls, failureOf } from '../../../kernel/desk/operator-session';
import { formatWhole } from '../../../kernel/desk/format';
import { ListPanel, optionsOf } from '../../../kernel/desk/list';
import { DubaiTime, Page, State } from '../../../kernel/desk/page';
import { ScanPanel } from '../../../kernel/desk/scan-panel';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { HeroLink } from '../../support/desk/hero-link';
import { Catalogue } from './catalogue';
import { REWARDS_MESSAGES } from './messages';
import { statusOf, waitsForAddress } from './status-of';

const POLL = { everyMs: 5_000 };
const PAGE = 50;
const { code: TEXTS, list: LIST, states: STATES } = REWARDS_MESSAGES;

/** The desk of claimed rewards: those still to be handed over, the oldest first; and the catalogue of rewards. */
export function RewardsPage() {
  const [query] = usePageQuery();
  return query.get('view') === 'catalogue' ? <Catalogue /> : <ClaimList query={query} />;
}

function ClaimList({ query }: { query: URLSearchParams }) {
  /** One reward’s or one hero’s claims are all of them, unless a state is chosen. */
  const isOfOne = query.has('rewardId') || query.has('heroId');
  const { state = isOfOne ? 'all' : 'open', ...asked } = Object.fromEntries(query);
  const values = { query: { ...asked, ...(state !== 'all' && { state }), limit: PAGE } };
  const found = usePolled(DUBAI_DESK_ROUTES.listClaims, values, POLL);
  const [first, other] = isOfOne
    ? [LIST.any, { value: 'open', label: LIST.open }]
    : [LIST.open, { value: 'all', label: LIST.any }];
  return (
    <Page
      facts={
        <>
          <p className="muted">{REWARDS_MESSAGES.facts}</p>
          <p className="page-links"><Link to="/ops/rewards?view=catalogue">{REWARDS_MESSAGES.toCatalogue}</Link></p>
        </>
      }
      found={found}
    >
      <div className="panels">
        <ScanPanel texts={TEXTS} find={findClaim} />
        <ListPanel
          found={found}
          rows={found.answer?.claims}
          next={found.answer?.next}
          texts={LIST}
          reading={REWARDS_MESSAGES.reading}
          filter={
            <>
              <SelectField
                label={LIST.state}
                name="state"
                placeholder={first}
                options={[other, ...optionsOf(STATES)]}
              />
              <TextField label={LIST.reward} name="rewardId" autoComplete="off" />
              <TextField label={LIST.hero} name="heroId" autoComplete="off" />
            </>
          }
          keyOf={({ claimId }) => claimId}
          cells={{
            name: ({ claimId, title, partner }) => (
              <>
                <Link className="row-link" to={pathOfClaim(claimId)}>{title}</Link>
                <small>{partner}</small>
              </>
            ),
            state: (claim) => (
              <>
                <State of={statusOf(claim.state)}>{STATES[claim.state]}</State>
                {waitsForAddress(claim) && <small>{REWARDS_MESSAGES.one.noAddress}</small>}
              </>
            ),
            hero: ({ heroId, heroName }) => <HeroLink id={heroId} name={heroName} />,
            points: ({ pointsCost }) => formatWhole(pointsCost),
            claimed: ({ claimedAt }) => <DubaiTime at={claimedAt} />,
            due: ({ fulfilBy }) => <DubaiTime at={fulfilBy} />,
          }}
        />
      </div>
    </Page>
  );
}

async function findClaim(typed: string, call: Calls['call']) {
  const code = typed.trim();
  if (code === '') return { problem: TEXTS.empty };
  try {
    const { claimId } = await call(DUBAI_DESK_ROUTES.readClaim, { params: { id: code } });
    return { path: pathOfClaim(claimId) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'unknown_claim') return { problem: failure.text };
    throw error;
  }
}

/** Where one claim is shown. */
function pathOfClaim(claimId: string): string {
  return `/ops/rewards?id=${encodeURIComponent(claimId)}`;
}
