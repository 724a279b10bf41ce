import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRoom } from '../../kernel/live/use-live-query';
import { useHydrated } from '../../kernel/hydration/use-hydrated';
import { meQuery } from './own-queries';
import { rememberedHero } from './remembered-hero';

/** The hero that this browser acts as, kept current by the hero's room; null for a visitor who has none yet. */
export function useMe(): UseQueryResult<HeroProfile | null> {
  const me = useQuery(meQuery);
  const id = me.data === undefined ? rememberedHero()?.id : me.data?.id;
  useRoom(id === undefined ? undefined : `hero:${id}`);
  return me;
}

/**
 * Who acts in this browser: nobody yet, a guest, a joined hero, or the demo hero, whom all visitors share: a row of the
 * demo hero is not the visitor's own.
 */
export interface OwnHero {
  kind: 'unknown' | 'nobody' | 'guest' | 'joined' | 'demo';
  id: string | undefined;
  /** Why it is on no board; missing where it is on it. */
  hiddenFor?: HeroProfile['hiddenFor'];
}

/** The hero that this browser acts as, known before the profile is where the browser remembers it. */
export function useOwnHero(): OwnHero {
  const { data } = useQuery(meQuery);
  // Screens are prerendered without a visitor: what this browser knows applies once they are hydrated.
  const isHydrated = useHydrated();
  const me = isHydrated ? data : undefined;
  if (me === null) return { kind: 'nobody', id: undefined };
  if (me) {
    const kind = me.isDemo ? 'demo' : me.isGuest ? 'guest' : 'joined';
    return { kind, id: me.id, ...(me.hiddenFor && { hiddenFor: me.hiddenFor }) };
  }
  const remembered = isHydrated ? rememberedHero() : undefined;
  return remembered
    ? { kind: remembered.isGuest ? 'guest' : 'joined', id: remembered.id }
    : { kind: 'unknown', id: undefined };
}

/** The id of that hero, undefined for a visitor who has none. */
export function useOwnHeroId(): string | undefined {
  return useOwnHero().id;
}
