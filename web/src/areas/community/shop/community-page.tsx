import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { communityTexts } from '../texts.en';
import { TitleRow } from '../../../kernel/live/title-row';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { useQueryTab } from '../../../kernel/routing/use-query-tab';
import { Spot } from '../../../kit/art/spot';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { IMPACT_BASELINE, MARKETING_FIGURES } from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { FactCards } from '../../../kit/fact-cards';
import { TabSection } from '../../../kit/tab-section';
import { CountingNote } from '../../impact/counting-note';
import { HeadlineChallenge } from './overview/headline-challenge';
import { HeroMap } from './overview/hero-map';

/** The tabs of the hub, in their order (spec document 2, section 2). */
const COMMUNITY_TABS = [
  'overview', 'challenges', 'forum', 'events', 'feed', 'connect', 'leaderboard', 'achievements', 'delivery',
] as const;

/** What each tab of the hub shows. The first one belongs to the page. */
const COMMUNITY_PANELS: Readonly<Record<CommunityTab, ComponentType>> = {
  overview: OverviewTab,
  challenges: panel(async () => (await import('../../social-challenges/social-challenges')).SocialChallenges),
  forum: panel(async () => (await import('./forum/forum-tab')).ForumTab),
  events: panel(async () => (await import('./events/events-tab')).EventsTab),
  feed: panel(async () => (await import('./feed/feed-tab')).FeedTab),
  connect: panel(async () => (await import('./connect/connect-tab')).ConnectTab),
  leaderboard: panel(async () => (await import('./leaderboard-tab')).LeaderboardTab),
  achievements: panel(async () => (await import('./achievements/achievements-tab')).AchievementsTab),
  delivery: panel(async () => (await import('./delivery-tab')).DeliveryTab),
};

/** The community hub: nine tabs, each with an address of its own (spec document 2, section 2). */
export function CommunityPage() {
  const text = communityTexts;
  const [tab, choose] = useQueryTab(COMMUNITY_TABS);
  const Panel = COMMUNITY_PANELS[tab];
  return (
    <>
      <TitleRow live title={text.title} lead={text.lead} art={<CommunityArt />} />
      <div className="page-width pt-2 pb-16 sm:pb-24">
        <Tabs
          label={text.tabsLabel}
          tabs={COMMUNITY_TABS.map((value) => ({ value, label: text.tabs[value] }))}
          value={tab}
          onChange={choose}
        >
          <TabPanel value={tab} className="pt-8">
            <Suspense fallback={<PanelPending />}>
              <Panel />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}

/** Neighbours: houses with wind towers, side by side. */
function CommunityArt() {
  return (
    <Spot sun={[100, 30]}>
      <path fill="var(--color-spot)" d="M36 44h32v34H36z" />
      <path fill="var(--color-spot-ink)" d="M62 20h24v58H62z" />
      <path fill="var(--color-spot-soft)" d="M86 48h28v30H86z" />
      <path fill="var(--color-spot-ink)" d="M110 30h20v48h-20z" />
      <path fill="var(--color-spot)" d="M130 52h20v26h-20z" />
      <path
        fill="var(--color-spot-paper)"
        d="M66 25h4v14h-4zm6 0h4v14h-4zm6 0h4v14h-4zm36 10h3v11h-3zm5 0h3v11h-3zm5 0h3v11h-3z"
      />
      <path
        fill="var(--color-sand)"
        d="M44 60a5 5 0 0 1 10 0v10H44zm25-4a5 5 0 0 1 10 0v14H69zm26 6a5 5 0 0 1 10 0v10H95zm40 2a4 4 0 0 1 8 0v8h-8z"
      />
    </Spot>
  );
}

/** A tab whose content is loaded when it is first shown. */
function panel(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await loadCode(load) }));
}

type CommunityTab = (typeof COMMUNITY_TABS)[number];

/** Holds the place of a tab whose code is on its way: a title, a sentence and what follows. */
function PanelPending() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-3">
      <VisuallyHidden>{communityTexts.loading}</VisuallyHidden>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <div className="mt-3 grid grid-cols-1 gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className="grid h-56 grid-cols-1 content-evenly rounded-lg border border-line bg-surface px-6 shadow-card">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-9 w-32 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The hub's first tab: what the city does together, and where its heroes live (spec document 2, sections 1 and 2). */
function OverviewTab() {
  const { facts, map } = communityTexts;
  return (
    <div className="grid gap-12">
      <HeadlineChallenge />
      <FactCards
        facts={[
          { figure: formatWhole(IMPACT_BASELINE.heroes), label: facts.members, note: facts.asOf },
          { figure: formatCompact(IMPACT_BASELINE.bottlesPrevented), label: facts.bottles, note: facts.asOf },
          { figure: formatMass(IMPACT_BASELINE.co2SavedGrams), label: facts.carbon, note: facts.asOf },
          { figure: facts.percent(MARKETING_FIGURES.growthPercent), label: facts.growth, note: facts.asOf },
        ]}
      />
      <div className="-mt-9"><CountingNote /></div>
      <TabSection title={map.title} lead={map.lead}>
        <HeroMap />
      </TabSection>
    </div>
  );
}
