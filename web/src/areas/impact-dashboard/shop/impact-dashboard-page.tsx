import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../heroes/own-queries';
import { useOwnHero } from '../../heroes/use-me';
import { myTradeInsQuery } from '../../trade-ins/my-trade-ins-query';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { impactDashboardTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Link } from '../../../kernel/routing/link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/titled-section';
import { StepList } from '../../../kit/step-list';
import { formatKilograms, IMPACT_FIGURES, type ImpactFigure, ImpactStrip } from '../../impact/impact-strip';
import { TradeSimulator } from '../../trade-ins';
import { CALCULATOR_ID, SlotMachine } from './slots/slot-machine';
import { DUBAI_2030_GOALS } from '@planet-heroes/contracts/areas/impact/catalogue';
import { Progress } from '../../../kit/progress';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { Spot } from '../../../kit/art/spot';

/** The dashboard's own variant of the totals: points instead of dirhams (spec document 1, section 3). */
const DASHBOARD_FIGURES: readonly ImpactFigure[] = [
  {
    name: 'bottles',
    icon: 'drop',
    read: (stats) => stats.bottlesPrevented,
    format: formatCompact,
    formatExact: formatWhole,
  },
  { name: 'carbon', icon: 'leaf', read: (stats) => stats.co2Saved, format: formatMass, formatExact: formatKilograms },
  {
    name: 'points',
    icon: 'sparkle',
    read: (stats) => stats.pointsEarned,
    format: formatCompact,
    formatExact: formatWhole,
  },
  ...IMPACT_FIGURES.filter(({ name }) => name === 'heroes'),
];

/** With the calculator, what the page's own buttons lead to. */
const SLOTS_ID = 'impact-machine';

/** The impact and rewards dashboard (spec document 1, section 2). */
export function ImpactDashboardPage() {
  const text = impactDashboardTexts;
  return (
    <>
      <TitleRow
        live
        title={text.title}
        lead={text.lead}
        art={<LagoonArt />}
        actions={
          <>
            <ButtonLink size="small" to={`#${CALCULATOR_ID}`}>{text.calculate}</ButtonLink>
            <ButtonLink size="small" to={`#${SLOTS_ID}`} variant="secondary">
              {text.spinLink}
            </ButtonLink>
          </>
        }
      />
      <div className="page-width grid gap-4 py-8">
        <OwnTotals />
        <ImpactStrip figures={DASHBOARD_FIGURES} />
      </div>
      <PageSection id={SLOTS_ID} title={text.slots.title} lead={text.slots.lead}>
        <SlotMachine />
      </PageSection>
      <div id={CALCULATOR_ID} className="page-width py-8 outline-none sm:py-12">
        <TradeSimulator title={text.calculator} leadsWith="bottles" />
      </div>
      <PageSection title={text.goals.title} lead={text.goals.lead}>
        <CityGoals />
      </PageSection>
      <PageSection title={text.path.title}>
        <StepList steps={text.path.steps} />
      </PageSection>
    </>
  );
}

/** What the visitor's own trades brought, with the way on; its room is there for everybody. */
function OwnTotals() {
  const { kind } = useOwnHero();
  const isMember = kind === 'joined';
  const { data: me } = useQuery({ ...meQuery, enabled: isMember });
  const { data: tradeIns } = useQuery({ ...myTradeInsQuery, enabled: isMember });
  const verified = tradeIns?.filter(({ state }) => state === 'verified');
  const valueFils = verified?.reduce((sum, tradeIn) => sum + tradeIn.valueFils, 0);
  const isPlayMoney = verified?.some(({ isDemo }) => isDemo) ?? false;
  const { own, ownNone, ownPending, ownTrades, ownFirst } = impactDashboardTexts;
  const isKnown = kind !== 'unknown' && (!isMember || (me !== undefined && valueFils !== undefined));
  const hasTrades = isMember && !!me && valueFils !== undefined && me.bottlesPrevented > 0;
  const isPending = isMember && !hasTrades && !!me && me.pendingPoints > 0;
  return (
    <div className="flex min-h-37 flex-wrap content-center items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-accent-soft p-4 sm:min-h-30 lg:min-h-15">
      {isKnown && (
        <>
          <p className="font-semibold">
            {hasTrades
              ? own(formatWhole(me.bottlesPrevented), formatMass(me.co2Saved), formatWholeFils(valueFils), isPlayMoney)
              : isPending ? ownPending(formatWhole(me.pendingPoints)) : ownNone}
          </p>
          <Link
            to={hasTrades || isPending ? '/my-trade-ins' : `#${CALCULATOR_ID}`}
            className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4"
          >
            {hasTrades || isPending ? ownTrades : ownFirst}
          </Link>
        </>
      )}
    </div>
  );
}

/** How far Dubai has come on its goals for 2030 (spec document 1, section 2). */
function CityGoals() {
  const text = impactDashboardTexts.goals;
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
      {DUBAI_2030_GOALS.map(({ goal, percent, contribution }) => (
        <li key={goal} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{text[goal]}</span>
            <span className="font-display text-xl tabular-nums">{percent}%</span>
          </p>
          <Progress className="mt-2" label={text[goal]} value={percent} />
          <p className="mt-2 text-sm text-ink-muted">{text.contribution(contribution)}</p>
        </li>
      ))}
    </ul>
  );
}

/** A drop, and the rings that it makes. */
function LagoonArt() {
  return (
    <Spot sun={[120, 32]}>
      <path fill="var(--color-spot)" d="M88 8c15 17 23 28 23 39a23 23 0 0 1-46 0c0-11 8-22 23-39" />
      <path fill="var(--color-spot-soft)" d="M66 45c8-5 14-5 22 0s14 5 22 0a23 23 0 0 1-44 2z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M77 50c1 5 4 8 8 10"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M44 70c28 8 60 8 88 0"
      />
    </Spot>
  );
}
