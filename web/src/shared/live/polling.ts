import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { ORDER_KEYS, ownHeroQueries, QUOTE_KEYS } from '../api/query-groups';
import { ROOMS_KEY } from './query-keys';

const POLLED: readonly { queries: QueryFilters; everyMs: number }[] = [
  { queries: { queryKey: [IMPACT_ROUTES.readImpact] }, everyMs: POLLING_MS.impactStats },
  { queries: { queryKey: [LEADERBOARD_ROUTES.readLeaderboardByPath] }, everyMs: POLLING_MS.leaderboard },
  { queries: { queryKey: [DUBAI_REWARDS_ROUTES.listDubaiChallenges] }, everyMs: POLLING_MS.dubai },
  { queries: { queryKey: [DUBAI_REWARDS_ROUTES.listDubaiRewards] }, everyMs: POLLING_MS.dubai },
  { queries: { queryKey: [MISSIONS_ROUTES.listMissions] }, everyMs: POLLING_MS.dubai },
  { queries: { queryKey: [SOCIAL_CHALLENGES_ROUTES.listSocialChallenges] }, everyMs: POLLING_MS.dubai },
  { queries: { queryKey: [PICKUPS_ROUTES.readPickups] }, everyMs: POLLING_MS.dubai },
  { queries: ownHeroQueries, everyMs: POLLING_MS.dubai },
  ...[...QUOTE_KEYS, ...ORDER_KEYS].map((queryKey) => ({ queries: { queryKey }, everyMs: POLLING_MS.leaderboard })),
  { queries: { queryKey: [IMPORTS_ROUTES.readImport] }, everyMs: POLLING_MS.leaderboard },
  { queries: { queryKey: ROOMS_KEY }, everyMs: POLLING_MS.leaderboard },
];

/**
 * Refetches what is on screen at once and then at the intervals of spec document 1, section 7, until the function
 * returned is called. A hidden page waits until it is looked at again.
 */
export function startPolling(queryClient: QueryClient, page: Pick<Document, 'hidden'> = document): () => void {
  const timers = POLLED.map(({ queries, everyMs }) => {
    const refetch = () => {
      if (!page.hidden) void queryClient.refetchQueries({ ...queries, type: 'active' }, { cancelRefetch: false });
    };
    refetch();
    return setInterval(refetch, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
