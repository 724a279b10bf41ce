import { REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';
import { RewardsArt } from './art/rewards-art';
import { CategoryStarts } from './category-starts';
import { featuredRewards } from './featured';
import { RedeemWays } from './redeem-ways';
import { RedemptionStanding } from './redemption-standing';
import { RewardCatalogue } from './reward-catalogue';
import { RewardGrid } from './reward-grid';

const CATALOGUE_ID = 'all-rewards';

/** Rewards redemption (spec document 1, section 2). */
export function RewardsPage() {
  const text = messages.rewards;
  const actions = (
    <>
      <ButtonLink to="/collect">{text.collect}</ButtonLink>
      <ButtonLink to={`#${CATALOGUE_ID}`} variant="secondary">
        {text.viewAll}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader eyebrow={text.eyebrow} title={text.title} lead={text.lead} actions={actions} art={<RewardsArt />} />
      <RedemptionStanding />
      <PageSection title={text.ways.title}>
        <RedeemWays />
      </PageSection>
      <PageSection title={text.featured.title} lead={text.featured.lead}>
        <RewardGrid rewards={featuredRewards()} />
      </PageSection>
      <PageSection title={text.categories.title}>
        <CategoryStarts />
      </PageSection>
      <PageSection id={CATALOGUE_ID} title={text.catalogue.title} lead={text.catalogue.lead}>
        <RewardCatalogue />
      </PageSection>
      <PageSection title={text.how.title}>
        <StepList steps={text.how.steps(REWARD_FULFILMENT_HOURS)} />
      </PageSection>
      <section aria-labelledby="redeem-closing" className="page-width pt-4 pb-16 sm:pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-xl bg-accent-soft p-6 sm:p-10">
          <h2 id="redeem-closing" className="max-w-[24ch] font-display text-2xl font-medium">
            {text.closing}
          </h2>
          <div className="flex flex-wrap gap-3">{actions}</div>
        </div>
      </section>
    </>
  );
}
