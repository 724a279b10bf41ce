import type { HeroSnapshot, HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
import { browserStorage, type BrowserStorage } from '../../kernel/browser-storage';

const STORAGE_KEY = 'planet-heroes:last-move';

/** What moved a hero last: the ranks before and after, and why. */
export type LastMove = Pick<HeroStandingChange, 'from' | 'to' | 'causes'>;

/**
 * Keeps the own hero's last move in this browser: rooms tell of changes when they happen, and a reload would forget it.
 * Without names: those heroes may have left the board by the time it is read.
 */
export function rememberMove(
  { hero, standing, from, to, causes }: HeroStandingChange,
  storage: BrowserStorage = browserStorage,
): void {
  const move = withoutNames({ from, to, causes });
  storage.setItem(STORAGE_KEY, JSON.stringify({ heroId: hero.id, points: standing.points, ...move }));
}

/** A move without the names of these heroes; without a list, of any. */
export function withoutNames(move: LastMove, names?: ReadonlySet<string>): LastMove {
  const isNaming = (cause: RankCause) => Object.values(cause).flat().some((value) => names?.has(String(value)) ?? true);
  const causes = move.causes.map((cause) =>
    cause.kind === 'passed' && isNaming(cause) ? { kind: cause.kind, by: cause.by } : cause
  );
  return { ...move, causes };
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
