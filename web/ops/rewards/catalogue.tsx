import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useActions } from '../api/use-actions';
import { usePolled } from '../api/use-polled';
import { MESSAGES } from '../messages';
import { FailureBanner } from '../ui/failure-banner';
import { Link } from '../ui/link';
import { PageHead } from '../ui/page-head';
import { ResultLine } from '../ui/result-line';
import { AddRewardPanel } from './add-reward-panel';
import { CataloguePanel } from './catalogue-panel';

const { catalogue: TEXTS } = MESSAGES.rewards;
const POLL = { everyMs: 10_000 };

/** What heroes can claim: how many are left, adding to them, and one more. */
export function Catalogue() {
  const { answer, goodAt, failure, refresh } = usePolled(DUBAI_DESK_ROUTES.listRewardsAsOperator, {}, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/rewards">{MESSAGES.rewards.one.back}</Link></p>
      <PageHead title={TEXTS.title} takesFocus>
        <p className="muted">{TEXTS.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      <div className="panels">
        <CataloguePanel rewards={answer?.rewards} failed={failure !== undefined} actions={actions} />
        <AddRewardPanel actions={actions} />
      </div>
      <ResultLine result={actions.result} />
    </>
  );
}
