import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { callOps, OpsError } from '../../../kernel/desk/api/ops-client';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { REWARDS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { ScanPanel } from '../../../kernel/desk/ui/scan-panel';
import { Catalogue } from './catalogue';
import { ClaimsPanel, isOfOne } from './claims-panel';
import { OneClaim } from './one-claim';
import { pathOfClaim } from './path-of-claim';

const POLL = { everyMs: 5_000 };
const PAGE = 50;
const { code: TEXTS } = REWARDS_MESSAGES;

/**
 * The desk of claimed rewards: those that are still to be handed over, the oldest first, or the one of the address; and
 * the catalogue of what can be claimed.
 */
export function RewardsPage() {
  const { query } = useAddress();
  const id = query.get('id');
  if (id !== null) return <OneClaim key={id} id={id} />;
  return query.get('view') === 'catalogue' ? <Catalogue /> : <ClaimList query={query} />;
}

function ClaimList({ query }: { query: URLSearchParams }) {
  const { state = isOfOne(query) ? 'all' : 'open', ...asked } = Object.fromEntries(query);
  const values = { query: { ...asked, ...(state !== 'all' && { state }), limit: PAGE } };
  const found = usePolled(DUBAI_REWARDS_ROUTES.listClaims, values, POLL);
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.rewards}>
        <p className="muted">{REWARDS_MESSAGES.facts}</p>
        <p className="page-links"><Link to="/ops/rewards?view=catalogue">{REWARDS_MESSAGES.toCatalogue}</Link></p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={found.failure} goodAt={found.goodAt} /></div>
      <div className="panels">
        <ScanPanel texts={TEXTS} maxLength={64} find={findClaim} />
        <ClaimsPanel found={found} />
      </div>
    </>
  );
}

async function findClaim(typed: string, token: string) {
  const code = typed.trim();
  if (code === '') return { problem: TEXTS.empty };
  try {
    const { claimId } = await callOps(token, DUBAI_REWARDS_ROUTES.readClaim, { params: { id: code } });
    return { path: pathOfClaim(claimId) };
  } catch (error) {
    if (error instanceof OpsError && error.code === 'unknown_claim') return { problem: TEXTS.unknown(code) };
    throw error;
  }
}
