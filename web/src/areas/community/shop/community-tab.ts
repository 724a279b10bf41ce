/** The tabs of the hub, in their order (spec document 2, section 2). */
export const COMMUNITY_TABS = [
  'overview', 'challenges', 'forum', 'events', 'feed', 'connect', 'leaderboard', 'achievements', 'delivery',
] as const;
export type CommunityTab = (typeof COMMUNITY_TABS)[number];
