import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { REWARDS_MESSAGES } from './messages';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../kernel/desk/ui/link';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { AddRewardPanel } from './add-reward-panel';
import { CataloguePanel } from './catalogue-panel';

const { catalogue: TEXTS } = REWARDS_MESSAGES;
const POLL = { everyMs: 10_000 };

/** What heroes can claim: how many are left, adding to them, and one more. */
export function Catalogue() {
  const { answer, goodAt, failure, refresh } = usePolled(DUBAI_DESK_ROUTES.listRewardsAsOperator, {}, POLL);
  const actions = useActions(refresh);
  return (
    <>
      <p className="page-links"><Link to="/ops/rewards">{REWARDS_MESSAGES.one.back}</Link></p>
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
