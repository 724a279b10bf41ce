const STORAGE_KEY = 'planet-heroes:hero';
/** Follows the id of a hero who has not joined yet. */
const GUEST_MARK = ' guest';

/** The hero who acts in this browser. Only a hint for what to load first: the session cookie decides who acts. */
export interface RememberedHero {
  id: string;
  isGuest: boolean;
}

export function rememberedHero(): RememberedHero | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    if (!kept) return undefined;
    const isGuest = kept.endsWith(GUEST_MARK);
    return { id: isGuest ? kept.slice(0, -GUEST_MARK.length) : kept, isGuest };
  } catch {
    return undefined;
  }
}

export function rememberHero(hero: RememberedHero | undefined): void {
  try {
    if (hero) localStorage.setItem(STORAGE_KEY, hero.isGuest ? hero.id + GUEST_MARK : hero.id);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is switched off: the next visit learns it from the server.
  }
}
