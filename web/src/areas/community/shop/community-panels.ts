import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { loadSocialChallenges } from '../../social-challenges';
import type { CommunityTab } from './community-tab';
import { OverviewTab } from './overview/overview-tab';

/** A tab whose content is loaded when it is first shown. */
function panel(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await loadCode(load) }));
}

/** What each tab of the hub shows. The first one belongs to the page. */
export const COMMUNITY_PANELS: Readonly<Record<CommunityTab, ComponentType>> = {
  overview: OverviewTab,
  challenges: panel(loadSocialChallenges),
  forum: panel(async () => (await import('./forum/forum-tab')).ForumTab),
  events: panel(async () => (await import('./events/events-tab')).EventsTab),
  feed: panel(async () => (await import('./feed/feed-tab')).FeedTab),
  connect: panel(async () => (await import('./connect/connect-tab')).ConnectTab),
  leaderboard: panel(async () => (await import('./leaderboard-tab')).LeaderboardTab),
  achievements: panel(async () => (await import('./achievements/achievements-tab')).AchievementsTab),
  delivery: panel(async () => (await import('./delivery-tab')).DeliveryTab),
};
