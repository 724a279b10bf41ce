import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { SPONSORSHIPS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { OneSponsorship } from './one-sponsorship';
import { SponsorshipsPanel } from './sponsorships-panel';

const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** The desk of sponsorships: those that wait for a decision, or the one of the address. */
export function SponsorshipsPage() {
  const { query } = useAddress();
  const id = query.get('id');
  return id === null ? <SponsorshipList query={query} /> : <OneSponsorship key={id} id={id} />;
}

function SponsorshipList({ query }: { query: URLSearchParams }) {
  const state = query.get('state') ?? 'in_review';
  const before = query.get('after') ?? undefined;
  const values = { query: { ...(state !== 'all' && { state }), before, limit: PAGE } };
  const found = usePolled(MISSIONS_ROUTES.listSponsorships, values, POLL);
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.sponsorships}>
        <p className="muted">{SPONSORSHIPS_MESSAGES.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={found.failure} goodAt={found.goodAt} /></div>
      <div className="panels"><SponsorshipsPanel found={found} /></div>
    </>
  );
}
