import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { queryOptionsOf } from '../api/query-options';
import { useRoom } from '../live/use-room';
import { rememberedHeroId } from './remembered-hero';

/** The hero that this browser acts as, kept current by the hero's room. */
export function useMe(): UseQueryResult<HeroProfile> {
  const me = useQuery(queryOptionsOf(HEROES_ROUTES.readMe));
  useRoom(`hero:${me.data?.id ?? rememberedHeroId() ?? DEMO_HERO_ID}`);
  return me;
}

/** The id of that hero, known before the profile is. */
export function useOwnHeroId(): string {
  const { data } = useQuery(queryOptionsOf(HEROES_ROUTES.readMe));
  return data?.id ?? rememberedHeroId() ?? DEMO_HERO_ID;
}
