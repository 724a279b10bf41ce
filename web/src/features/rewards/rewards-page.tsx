import { FEATURED_REWARDS, REWARD_CATEGORY_STARTS, REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/catalogue/rewards';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';

const { featured, categories } = messages.rewards;
const { points, from } = messages.common;

const FEATURED = FEATURED_REWARDS.map((reward) => ({
  figure: featured[reward.id],
  label: points(formatWhole(reward.points)),
  note: reward.popular ? featured.popular : undefined,
}));

const STARTS = (['technology', 'waterSystems', 'lifestyle', 'experiences'] as const).map((category) => ({
  figure: categories[category],
  label: from(points(formatWhole(REWARD_CATEGORY_STARTS[category]))),
}));

/** Rewards redemption (spec document 1, section 2). */
export function RewardsPage() {
  const text = messages.rewards;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={<ButtonLink to="/collect">{text.collect}</ButtonLink>}
      />
      <PageSection title={featured.title}>
        <FactCards facts={FEATURED} />
      </PageSection>
      <PageSection title={categories.title}>
        <FactCards facts={STARTS} />
      </PageSection>
      <PageSection title={text.how.title}>
        <StepList steps={text.how.steps(REWARD_FULFILMENT_HOURS)} />
      </PageSection>
    </>
  );
}
