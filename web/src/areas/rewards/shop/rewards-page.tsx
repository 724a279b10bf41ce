import { REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { rewardsTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import type { ButtonVariant } from '../../../kit/button-style';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/page-section';
import { StepList } from '../../../kit/step-list';
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
  const text = rewardsTexts;
  const actions = (first: ButtonVariant) => (
    <>
      <ButtonLink to="/collect" size="small" variant={first}>
        {text.collect}
      </ButtonLink>
      <ButtonLink to={`#${CATALOGUE_ID}`} size="small" variant={first === 'primary' ? 'secondary' : 'quiet'}>
        {text.viewAll}
      </ButtonLink>
    </>
  );
  return (
    <>
      <TitleRow title={text.title} lead={text.lead} live actions={actions('secondary')} art={<RewardsArt />} />
      <RedemptionStanding />
      <PageSection title={text.featured.title} lead={text.featured.lead}>
        <RewardGrid rewards={featuredRewards()} />
      </PageSection>
      <PageSection title={text.ways.title}>
        <RedeemWays />
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
          <div className="flex flex-wrap gap-3">{actions('primary')}</div>
        </div>
      </section>
    </>
  );
}
