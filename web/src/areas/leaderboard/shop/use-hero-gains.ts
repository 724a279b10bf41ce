import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import type { HeroGain } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveStore } from '../../../kernel/live/live-store';

/** The server reads them once a minute. */
const REFRESH_MS = 60_000;
const NONE: ReadonlyMap<string, number> = new Map();

/** What the shown heroes earned in the last seven days, by hero, once it is known where the visitor stands. */
export function useHeroGains(ownId: string | undefined): ReadonlyMap<string, number> {
  const isPaused = useLiveStore((state) => state.isPaused);
  const { data } = useQuery({
    ...queryOptionsOf(LEADERBOARD_ROUTES.readHeroGains, { query: { around: ownId } }),
    enabled: ownId !== undefined,
    refetchInterval: !isPaused && REFRESH_MS,
    select: byHero,
  });
  return data ?? NONE;
}

function byHero(gains: readonly HeroGain[]): ReadonlyMap<string, number> {
  return new Map(gains.map(({ heroId, points }) => [heroId, points]));
}
