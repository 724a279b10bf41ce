import { ByStore } from '../../../kernel/config/by-store';
import { planetPointsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/titled-section';
import { ReferralPanel } from '../../shares';
import { HeroLevels } from './hero-levels';
import { PickupsLine } from './pickups-line';
import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import type { ReactNode } from 'react';
import { JoinToCheckIn } from './check-in';
import { WalletPreview } from './wallet-preview';
import { Spot } from '../../../kit/art/spot';
import {
  EARNING_RATES, JOIN_BONUS, POINT_RANGES, REFERRALS_REWARDED_PER_MONTH,
} from '@planet-heroes/contracts/areas/heroes/points';
import { TRADE_POINTS } from '@planet-heroes/contracts/areas/trade-ins/trade-points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Card } from '../../../kit/card';
import { Icon } from '../../../kit/icon';
import { Heading } from '../../../kit/heading';

const RATES = ['waterConservationPerMonth', 'perReferral', 'dailyCheckIn'] as const;

const RANGES = [
  { way: 'trade', icon: 'phone' },
  { way: 'waterPurchase', icon: 'drop' },
  { way: 'referral', icon: 'message' },
  { way: 'dailyAction', icon: 'sun' },
] as const;

const WAYS_TO_EARN_ID = 'ways-to-earn';

/** The Planet points page, which the navigation calls Play (spec document 1, section 2). */
export function PlanetPointsPage() {
  const text = planetPointsTexts;
  return (
    <>
      <TitleRow
        live
        title={text.title}
        lead={text.lead}
        art={<CollectArt />}
        actions={
          <>
            <ButtonLink size="small" to="/leaderboard">{text.leaderboard}</ButtonLink>
            <Button size="small" variant="secondary" onClick={showWaysToEarn}>
              {text.explore}
            </Button>
          </>
        }
      />
      <WalletPreview />
      <PageSection id={WAYS_TO_EARN_ID} title={text.ranges.title} lead={text.ranges.lead}>
        <EarningRanges />
        <PickupsLine />
      </PageSection>
      <PageSection title={text.rates.title} lead={text.rates.lead}>
        <EarningRates />
        <GuideFigures />
      </PageSection>
      <PageSection title={text.levels.title} lead={text.levels.lead}>
        <HeroLevels />
      </PageSection>
      <PageSection id="invite" title={text.invite}>
        <ReferralPanel />
      </PageSection>
      <section aria-labelledby="spend-heading" className="page-width pt-4 pb-16 sm:pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-xl bg-accent-soft p-6 sm:p-10">
          <h2 id="spend-heading" className="max-w-[24ch] font-display text-2xl font-medium">
            {text.spend.title}
          </h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/redeem">{text.spend.redeem}</ButtonLink>
            <ButtonLink to="/leaderboard" variant="secondary">
              {text.leaderboard}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** The button has no action of its own (section 2): it only leads down the page. */
function showWaysToEarn(): void {
  document.getElementById(WAYS_TO_EARN_ID)?.scrollIntoView({ block: 'start' });
}

/** Points that pile up, each with its drop. */
function CollectArt() {
  return (
    <Spot sun={[92, 32]}>
      <path
        fill="var(--color-spot-ink)"
        d="M40 66c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6zM72 66c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6zM104 66c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z"
      />
      <path
        fill="var(--color-sand)"
        d="M72 54c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6zM104 54c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z"
      />
      <path fill="var(--color-spot-ink)" d="M104 42c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z" />
      <path fill="var(--color-sand)" d="M104 30c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z" />
      <path fill="var(--color-spot)" d="M57 26c9 10 13 16 13 22a13 13 0 0 1-26 0c0-6 4-12 13-22" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M51 50c1 3 2 4 4 5"
      />
    </Spot>
  );
}

/** What each kind of deed brings today. */
function EarningRanges() {
  const { ranges } = planetPointsTexts;
  return (
    <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {RANGES.map(({ way, icon }) => (
        <li key={way}>
          <Card className="flex h-full flex-col gap-2 px-4 py-4 sm:gap-3 sm:p-6">
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <p className="font-semibold">{ranges[way]}</p>
            <p>
              <span className="font-display text-xl font-medium whitespace-nowrap lining-nums sm:text-2xl">
                {todaysFigure(way)}
              </span>{' '}
              <span className="block text-sm text-ink-muted">
                {way === 'waterPurchase'
                  ? <ByStore connected={ranges.now.waterPurchase} missing={ranges.now.waterWithoutStore} />
                  : ranges.now[way]}
              </span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function todaysFigure(way: (typeof RANGES)[number]['way']): string {
  const { range } = planetPointsTexts.ranges;
  switch (way) {
    case 'trade':
      return range(formatWhole(TRADE_POINTS.min), formatWhole(TRADE_POINTS.max));
    case 'waterPurchase': {
      const starterPoints = WATER_SYSTEM_PLANS.map(({ points }) => points);
      return range(formatWhole(Math.min(...starterPoints)), formatWhole(Math.max(...starterPoints)));
    }
    case 'referral':
      return formatWhole(JOIN_BONUS.referredFriend);
    case 'dailyAction':
      return formatWhole(EARNING_RATES.dailyCheckIn);
  }
}

/** What a habit is worth today. */
function EarningRates() {
  const { rates } = planetPointsTexts;
  const friend = formatWhole(JOIN_BONUS.referredFriend);
  const friends = rates.referralsNow(
    friend,
    formatWhole(REFERRALS_REWARDED_PER_MONTH),
    formatWhole(JOIN_BONUS.referredFriend * REFERRALS_REWARDED_PER_MONTH),
  );
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <Rate rate="perReferral" note={friends}>
        <Figure>{rates.plus(friend)}</Figure> {rates.perFriend}
      </Rate>
      <Rate rate="dailyCheckIn" action={<JoinToCheckIn />}>
        <Figure>{rates.plus(formatWhole(EARNING_RATES.dailyCheckIn))}</Figure> {rates.dailyCheckIn.per}
      </Rate>
      <Rate rate="waterConservationPerMonth" note={rates.waterNow}>
        <span className="text-ink-muted">{rates.noneYet}</span>
      </Rate>
    </ul>
  );
}

interface RateProps {
  rate: 'waterConservationPerMonth' | 'perReferral' | 'dailyCheckIn';
  note?: string;
  action?: ReactNode;
  /** What it is worth. */
  children: ReactNode;
}

function Rate({ rate, note, action, children }: RateProps) {
  const { title, text } = planetPointsTexts.rates[rate];
  return (
    <li className="grid gap-x-8 gap-y-2 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-8 sm:py-6">
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="text-ink-muted">{text}</p>
        {note && <p className="mt-1 text-sm">{note}</p>}
      </div>
      <p className="font-semibold">{children}</p>
      {action && <div className="empty:hidden sm:col-start-1">{action}</div>}
    </li>
  );
}

function Figure({ children }: { children: string }) {
  return <span className="font-display text-xl font-medium lining-nums">{children}</span>;
}

/** The ranges and rates of the specification (document 1, section 9), folded: today's figures are others. */
function GuideFigures() {
  const { ranges, rates, guide } = planetPointsTexts;
  const figures = [
    ...RANGES.map(({ way }) => {
      const { min, max } = POINT_RANGES[way];
      return { name: ranges[way], figure: guide.points(ranges.range(formatWhole(min), formatWhole(max))) };
    }),
    ...RATES.map((rate) => ({
      name: rates[rate].title,
      figure: `${rates.plus(formatWhole(EARNING_RATES[rate]))} ${rates[rate].per}`,
    })),
  ];
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface px-5 py-3 text-sm sm:px-8">
      <summary className="min-h-6 cursor-pointer font-semibold text-accent">{guide.title}</summary>
      <p className="mt-2 text-ink-muted">{guide.text}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 pb-2 sm:grid-cols-2">
        {figures.map(({ name, figure }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="text-ink-muted lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
