import {
  FEATURED_REWARDS,
  REDEMPTION_STANDING,
  REWARD_CATEGORY_STARTS,
  REWARD_FULFILMENT_HOURS,
} from '@planet-heroes/contracts/areas/rewards/catalogue';
import { useState } from 'react';
import { useAddress } from '../../../kernel/routing/use-routing';
import { Button } from '../../../kit/button';
import { rewardsTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import type { ButtonVariant } from '../../../kit/button-style';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/titled-section';
import { StepList } from '../../../kit/step-list';
import { OpenRewards } from './open-rewards';
import { OwnPoints, RedeemWays } from './own-points';
import { RewardCatalogue } from './reward-catalogue';
import { PhoneArt, type Reward, RewardGrid, RewardScene, WaterSystemArt } from './reward-grid';
import { Spot } from '../../../kit/art/spot';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { LevelBadge } from '../../heroes/level-badge';
import { Dhow } from '../../../kit/art/dhow';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { Badge } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';

const CATEGORIES = [
  { category: 'technology', icon: 'phone' },
  { category: 'waterSystems', icon: 'drop' },
  { category: 'lifestyle', icon: 'leaf' },
  { category: 'experiences', icon: 'sparkle' },
] as const;

const ART = {
  'iphone-17-pro-max': PhoneArt,
  'premium-water-system': WaterSystemArt,
  'vip-experience': VipArt,
} as const;

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
      <section aria-label={text.standing.label} className="page-width pt-4 sm:pt-6">
        <OwnPoints />
      </section>
      <PageSection title={text.open.title} lead={text.open.lead}>
        <OpenRewards />
      </PageSection>
      <PageSection title={text.how.title}>
        <StepList steps={text.how.steps(REWARD_FULFILMENT_HOURS)} />
      </PageSection>
      <PageSection title={text.ways.title}>
        <RedeemWays />
      </PageSection>
      <OpensLater />
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

/** What the specification shows and nobody can claim yet. Folded on a phone, until it is asked for. */
function OpensLater() {
  const { preview, featured, categories, catalogue } = rewardsTexts;
  const [unfolded, setUnfolded] = useState(false);
  const { hash } = useAddress();
  const open = unfolded || hash === `#${CATALOGUE_ID}`;
  return (
    <div className="mb-10 border-y border-line bg-band py-6 sm:mb-16 sm:pt-10 sm:pb-0">
      <div className="page-width">
        <Badge>{preview.badge}</Badge>
        <p className="mt-3 max-w-[40ch] font-display text-2xl font-medium">{preview.title}</p>
        {!open && (
          <Button variant="secondary" size="small" className="mt-4 sm:hidden" onClick={() => setUnfolded(true)}>
            {preview.unfold}
          </Button>
        )}
      </div>
      <div className={open ? undefined : 'max-sm:hidden'}>
        <PageSection title={featured.title} lead={featured.lead}>
          <RewardGrid rewards={featuredRewards()} price="special" />
        </PageSection>
        <PageSection title={categories.title}>
          <CategoryStarts />
        </PageSection>
        <PageSection id={CATALOGUE_ID} title={catalogue.title} lead={catalogue.lead}>
          <RewardCatalogue />
        </PageSection>
        <ExampleStanding />
      </div>
    </div>
  );
}

/** A present on the shore. */
function RewardsArt() {
  return (
    <Spot sun={[128, 34]}>
      <path fill="var(--color-spot)" d="M56 40h64v38H56z" />
      <path fill="var(--color-spot-ink)" d="M50 28h76v14H50z" />
      <path fill="var(--color-sand)" d="M82 28h12v50H82z" />
      <path fill="var(--color-spot-soft)" d="M56 42h64v5H56z" />
      <path fill="var(--color-spot-ink)" d="M88 28c-20 0-28-17-16-19 9-1 13 9 16 19 3-10 7-20 16-19 12 2 4 19-16 19" />
      <path
        fill="var(--color-spot-paper)"
        d="M74 16c4 0 7 4 9 8-6 0-11-2-11-5 0-2 1-3 2-3m28 0c-4 0-7 4-9 8 6 0 11-2 11-5 0-2-1-3-2-3"
      />
    </Spot>
  );
}

/** The featured rewards with their names and drawings. */
function featuredRewards(): Reward[] {
  const { items } = rewardsTexts.featured;
  return FEATURED_REWARDS.map((reward) => ({ ...reward, ...items[reward.id], Art: ART[reward.id] }));
}

/** The fixed points and level of an example (spec document 1, section 2), after what the visitor really has. */
function ExampleStanding() {
  const { standing } = rewardsTexts;
  const { availablePoints, level, pointsToNextLevel } = REDEMPTION_STANDING;
  return (
    <section aria-label={standing.example} className="page-width pb-6 sm:pb-10">
      <details className="rounded-lg border border-line bg-surface text-sm">
        <summary className="min-h-12 cursor-pointer px-5 py-3 font-semibold text-accent">{standing.example}</summary>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 pb-4">
          <p className="flex items-baseline gap-2">
            <span className="text-ink-muted">{standing.available}</span>
            <span className="font-semibold">{formatWhole(availablePoints)}</span>
          </p>
          <p className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1">
            <LevelBadge level={level} />
            <span className="text-ink-muted">{standing.toNext(formatWhole(pointsToNextLevel))}</span>
          </p>
        </div>
      </details>
    </section>
  );
}

/** A dhow on the evening sea, lanterns along its line. */
function VipArt() {
  return (
    <RewardScene afloat>
      <path
        fill="var(--color-skyline)"
        opacity="0.7"
        d="M20 136V92h14v44h8V70l8-20 8 20v66h8v-36h18v36h140v-30h12v30h10V80h14v56h10v-24h14v24z"
      />
      <path
        fill="var(--color-sea-light)"
        d="M0 132c27 0 27-8 53-8s27 8 54 8 26-8 53-8 27 8 53 8 27-8 54-8 26 8 53 8 27-8 54-8V180H0z"
      />
      <Dhow sail="var(--color-sail)" transform="translate(104 32)" />
      <g fill="var(--color-sun)" stroke="var(--color-spot-ink)" strokeWidth="2">
        <circle cx="118" cy="126" r="5" />
        <circle cx="138" cy="128" r="5" />
        <circle cx="182" cy="128" r="5" />
        <circle cx="202" cy="126" r="5" />
      </g>
      <path
        fill="var(--color-spot)"
        d="M0 152c27 0 27-8 53-8s27 8 54 8 26-8 53-8 27 8 53 8 27-8 54-8 26 8 53 8 27-8 54-8V180H0z"
      />
    </RewardScene>
  );
}

/** What the cheapest reward of each category costs (spec document 1, section 2). */
function CategoryStarts() {
  const { categories } = rewardsTexts;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {CATEGORIES.map(({ category, icon }) => (
        <li key={category} className="flex items-center gap-4 rounded-lg bg-surface p-4 sm:p-5">
          <Icon name={icon} className="size-8 text-accent max-sm:size-6" />
          <p className="min-w-0">
            <span className="block font-semibold">{categories[category]}</span>
            <span className="block text-sm text-ink-muted">
              {commonTexts.from(commonTexts.points(formatWhole(REWARD_CATEGORY_STARTS[category])))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
