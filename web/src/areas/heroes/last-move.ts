import type { HeroSnapshot, HeroStandingChange } from '@planet-heroes/contracts/socket-map';
import { browserStorage, type BrowserStorage } from '../../kernel/browser-storage';

const STORAGE_KEY = 'planet-heroes:last-move';

/** What moved a hero last: the ranks before and after, and why. */
export type LastMove = Pick<HeroStandingChange, 'from' | 'to' | 'causes'>;

/**
 * Keeps the own hero's last move in this browser: rooms tell of changes when they happen, and a reload would forget it.
 */
export function rememberMove(
  { hero, standing, from, to, causes }: HeroStandingChange,
  storage: BrowserStorage = browserStorage,
): void {
  storage.setItem(STORAGE_KEY, JSON.stringify({ heroId: hero.id, points: standing.points, from, to, causes }));
}

export function forgetMove(storage: BrowserStorage = browserStorage): void {
  storage.removeItem(STORAGE_KEY);
}

/**
 * The remembered move, while the hero is still where it led. A hero who is lower with the same points was passed by
 * others; any other change has an unknown cause.
 */
export function rememberedMove(
  { hero, standing }: Pick<HeroSnapshot, 'hero' | 'standing'>,
  storage: BrowserStorage = browserStorage,
): LastMove | undefined {
  const kept = parsed(storage.getItem(STORAGE_KEY));
  if (kept?.heroId !== hero.id || kept.points !== standing.points) return undefined;
  if (kept.to === standing.rank) return { from: kept.from, to: kept.to, causes: kept.causes };
  if (kept.to > standing.rank) return undefined;
  return { from: kept.to, to: standing.rank, causes: [{ kind: 'passed', by: standing.rank - kept.to }] };
}

function parsed(text: string | null): (LastMove & { heroId: string; points: number }) | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as (LastMove & { heroId: string; points: number }) | null;
    return kept && Array.isArray(kept.causes) ? kept : undefined;
  } catch {
    return undefined;
  }
}
