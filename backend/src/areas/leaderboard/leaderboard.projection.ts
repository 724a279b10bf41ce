import { inBadgeOrder } from '@planet-heroes/contracts/areas/badges/badges';
import { GUEST_NAME } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { HIDDEN_HERO_NAME, REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import type {
  HeroNeighbourhood,
  HeroStanding,
  LeaderboardHero,
} from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Fingerprint, type FingerprintParts } from '../../kernel/projections/fingerprint.js';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import { type HeroEntry, loadHeroes } from './load-heroes.statement.js';
import { Ranking } from './ranking.js';

/** Every hero's place and figures. */
@Projected()
export class LeaderboardProjection implements Projection {
  readonly name = 'leaderboard';
  private heroes = new Map<string, HeroEntry>();
  private ranking = new Ranking<HeroEntry>();
  private fingerprint = new Fingerprint();
  private changes = 0;

  /** Rises with every change, so that a prepared answer knows whether it is still valid. */
  get version(): number {
    return this.changes;
  }

  get totalHeroes(): number {
    return this.ranking.size;
  }

  fresh(): LeaderboardProjection {
    return new LeaderboardProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    const [known, ranking, fingerprint] = [new Map<string, HeroEntry>(), new Ranking<HeroEntry>(), new Fingerprint()];
    for await (const heroes of loadHeroes(snapshot)) {
      ranking.fill(heroes.filter(isOnBoard));
      for (const hero of heroes) {
        known.set(hero.id, hero);
        fingerprint.add(partsOf(hero));
      }
    }
    this.heroes = known;
    this.ranking = ranking;
    this.fingerprint = fingerprint;
    this.changes++;
  }

  apply(event: LogEvent): void {
    switch (event.type) {
      case 'hero.joined':
        return this.change(event.data.heroId, (hero) => {
          hero.joined = !hero.removed;
          hero.guest = false;
          hero.name = event.data.name;
          hero.reachedAt = Math.max(hero.reachedAt, Date.parse(event.time));
        });
      case 'hero.arrived':
        return this.change(event.data.heroId, (hero) => {
          hero.guest = !hero.joined && !hero.removed;
          if (hero.guest) hero.name = GUEST_NAME;
          hero.reachedAt = Math.max(hero.reachedAt, Date.parse(event.time));
        });
      case 'trade.verified':
        return this.change(event.data.heroId, (hero) => {
          hero.bottlesPrevented += event.data.bottlesPrevented;
          hero.co2Saved += event.data.co2Saved;
        });
      case 'points.earned':
        return this.change(event.data.heroId, (hero) => {
          hero.score += event.data.points;
          hero.lifetimePoints += event.data.points;
          hero.availablePoints += event.data.points;
          hero.reachedAt = Math.max(hero.reachedAt, Date.parse(event.time));
        });
      case 'trade.reversed':
        return this.change(event.data.heroId, (hero) => {
          hero.bottlesPrevented -= event.data.bottlesPrevented;
          hero.co2Saved -= event.data.co2Saved;
        });
      case 'points.taken_back':
        return this.change(event.data.heroId, (hero) => {
          hero.score -= event.data.points;
          hero.lifetimePoints -= event.data.points;
          hero.availablePoints -= event.data.points;
        });
      case 'points.moved':
        return this.change(event.data.heroId, (hero) => {
          hero.availablePoints += event.data.available;
          hero.pendingPoints += event.data.pending;
          hero.heldPoints += event.data.held;
        });
      case 'hero.referral_rewarded':
        return this.change(event.data.heroId, (hero) => {
          hero.referralCount++;
        });
      case 'badge.awarded':
        return this.change(event.data.heroId, (hero) => {
          hero.badges = inBadgeOrder([...hero.badges, event.data.badge]);
        });
      case 'hero.renamed':
        return this.change(event.data.heroId, (hero) => {
          hero.name = event.data.name;
        });
      case 'hero.hidden':
        return this.change(event.data.heroId, (hero) => {
          hero.hidden = !hero.removed;
        });
      case 'hero.shown':
        return this.change(event.data.heroId, (hero) => {
          hero.hidden = false;
        });
      case 'hero.removed':
        return this.change(event.data.heroId, (hero) => {
          hero.joined = false;
          hero.guest = false;
          hero.removed = true;
          hero.hidden = false;
          hero.name = REMOVED_HERO_NAME;
        });
    }
  }

  hash(): string {
    return this.fingerprint.toString();
  }

  hero(id: string): HeroEntry | undefined {
    const hero = this.heroes.get(id);
    return hero && isOnBoard(hero) ? hero : undefined;
  }

  /** What others read as a hero's name; undefined of who has not joined, or has left. */
  nameOf(id: string): string | undefined {
    const hero = this.heroes.get(id);
    if (!hero?.joined) return undefined;
    return hero.hidden ? HIDDEN_HERO_NAME : hero.name;
  }

  isGuest(id: string): boolean {
    return this.heroes.get(id)?.guest === true;
  }

  /** A hero on the board, one that is left out of it, or a guest. Throws `unknown_hero`. */
  heroOrGuest(id: string): HeroEntry {
    const hero = this.heroes.get(id);
    if (!hero || !(hero.joined || hero.guest)) throw unknownHero(id);
    return hero;
  }

  /** Throws `unknown_hero` where there is none on the board. */
  knownHero(id: string): HeroEntry {
    const hero = this.hero(id);
    if (!hero) throw unknownHero(id);
    return hero;
  }

  /** The best heroes, best first. */
  top(limit: number): LeaderboardHero[] {
    return this.ranking.top(limit).map(asLeaderboardHero);
  }

  /** A hero's place among all (1-based, unique, with ties marked); the place it would have, if it is not shown. */
  standing(hero: HeroEntry): HeroStanding {
    if (!isOnBoard(hero)) return this.placeOfUnseen(hero);
    const { rank, above, below } = this.ranking.neighbourhood(hero);
    return {
      heroId: hero.id,
      rank,
      points: hero.score,
      tiedWith: this.ranking.tiedWith(hero),
      pointsToNext: above ? above.score - hero.score + 1 : null,
      leadOverNext: below ? hero.score - below.score : null,
      totalHeroes: this.ranking.size,
    };
  }

  /** The hero just below. */
  chaserOf(hero: HeroEntry): HeroEntry | undefined {
    return isOnBoard(hero) ? this.ranking.neighbourhood(hero).below : undefined;
  }

  /** A hero's standing with up to `radius` heroes on either side. */
  around(hero: HeroEntry, radius: number): HeroNeighbourhood {
    const standing = this.standing(hero);
    const first = Math.max(1, standing.rank - radius);
    const last = Math.min(this.ranking.size, standing.rank + radius);
    const heroes = Array.from({ length: last - first + 1 }, (_, index) => ({
      rank: first + index,
      ...asLeaderboardHero(this.ranking.at(first + index)!),
    }));
    return { ...standing, heroes };
  }

  /** Where somebody would stand who is on no board; of one who has joined, with the gaps to those beside it. */
  private placeOfUnseen({ id, score, joined }: HeroEntry): HeroStanding {
    const rank = this.ranking.placeOf(score);
    const [above, below] = joined ? [this.ranking.at(rank - 1), this.ranking.at(rank)] : [];
    return {
      heroId: id,
      rank,
      points: score,
      tiedWith: 0,
      pointsToNext: above ? above.score - score + 1 : null,
      leadOverNext: below ? score - below.score : null,
      totalHeroes: this.ranking.size,
    };
  }

  private change(id: string, mutate: (hero: HeroEntry) => void): void {
    const hero = this.heroes.get(id) ?? unknownYet(id);
    const isNew = !this.heroes.has(id);
    const next = { ...hero };
    mutate(next);
    if (!Number.isSafeInteger(next.score) || Number.isNaN(next.reachedAt)) {
      throw new RangeError(`Hero ${id} would get a score of ${next.score} at ${next.reachedAt}.`);
    }
    if (isOnBoard(hero)) this.ranking.remove(hero);
    if (!isNew) this.fingerprint.remove(partsOf(hero));
    Object.assign(hero, next);
    this.heroes.set(id, hero);
    this.fingerprint.add(partsOf(hero));
    if (isOnBoard(hero)) this.ranking.add(hero);
    this.changes++;
  }
}

/** Whether a hero has a place among the others. */
export function isOnBoard({ joined, hidden }: HeroEntry): boolean {
  return joined && !hidden;
}

/** A hero in the shape of the spec (document 1, section 3). */
export function asLeaderboardHero(hero: HeroEntry): LeaderboardHero {
  return {
    id: hero.id,
    name: hero.name,
    level: levelFor(hero.lifetimePoints),
    points: hero.score,
    bottlesPrevented: hero.bottlesPrevented,
    co2Saved: hero.co2Saved,
    referralCount: hero.referralCount,
    badges: [...hero.badges],
  };
}

/** The refusal of calls about an unknown hero. */
export function unknownHero(heroId: string): AppError {
  return new AppError('unknown_hero', `There is no hero "${heroId}".`, { heroId });
}

function unknownYet(id: string): HeroEntry {
  return {
    id, name: '', score: 0, reachedAt: 0, lifetimePoints: 0, availablePoints: 0, pendingPoints: 0, heldPoints: 0,
    bottlesPrevented: 0, co2Saved: 0, referralCount: 0, badges: [], joined: false, guest: false, removed: false,
    hidden: false,
  };
}

/** The public parts of a hero. A difference in anything else would send every room again for nothing. */
function partsOf(hero: HeroEntry): FingerprintParts {
  if (!hero.joined && !hero.guest) return [hero.id];
  return [
    hero.id, hero.name, hero.score, hero.guest ? 0 : hero.reachedAt, hero.lifetimePoints, hero.availablePoints,
    hero.pendingPoints, hero.heldPoints, hero.bottlesPrevented, hero.co2Saved, hero.referralCount, hero.joined,
    ...(hero.guest ? ['guest'] : []), ...(hero.hidden ? ['hidden'] : []), ...hero.badges,
  ];
}
