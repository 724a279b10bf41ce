import { FenwickTree } from './fenwick-tree.js';
import { SortedList } from './sorted-list.js';

/** What decides a place: a higher score first, then who reached it earlier (ms), then the id. */
export interface Ranked {
  readonly id: string;
  score: number;
  reachedAt: number;
}

/** Scores from here on share one counter; within it they are still ranked, only slower. */
const COUNTED_SCORES = 2 ** 20;

/** The places of any number of heroes: a change and a look-up cost O(log highest score), not O(heroes). */
export class Ranking<T extends Ranked> {
  private readonly counts = new FenwickTree(COUNTED_SCORES);
  private readonly ties = new Map<number, SortedList<T>>();

  get size(): number {
    return this.counts.total;
  }

  add(hero: T): void {
    this.tiesAt(keyOf(hero.score)).add(hero);
    this.counts.add(keyOf(hero.score), 1);
  }

  /** Adds many at once, when nobody asks for places in between. */
  fill(heroes: readonly T[]): void {
    for (const hero of heroes) {
      this.tiesAt(keyOf(hero.score)).append(hero);
      this.counts.add(keyOf(hero.score), 1);
    }
  }

  /** Takes out a hero, with the score and time it was added with. */
  remove(hero: T): void {
    const key = keyOf(hero.score);
    this.counts.add(key, -1);
    const list = this.ties.get(key)!;
    list.remove(hero);
    if (list.length === 0) this.ties.delete(key);
  }

  /** The place of a hero that is in the ranking; 1 is the best. */
  rankOf(hero: T): number {
    const key = keyOf(hero.score);
    return this.size - this.counts.countUpTo(key) + this.ties.get(key)!.indexOf(hero) + 1;
  }

  /** The place that a score would have, after all who have it. */
  placeOf(score: number): number {
    return this.size - this.counts.countUpTo(keyOf(score) - 1) + 1;
  }

  /** How many others have the very same score. */
  tiedWith(hero: T): number {
    const list = this.ties.get(keyOf(hero.score))!;
    if (hero.score < COUNTED_SCORES - 1) return list.length - 1;
    let same = 0;
    for (let at = 0; at < list.length; at++) if (list.at(at)!.score === hero.score) same++;
    return same - 1;
  }

  /** A hero's place, with who stands just before and just after. */
  neighbourhood(hero: T): { rank: number; above: T | undefined; below: T | undefined } {
    const key = keyOf(hero.score);
    const list = this.ties.get(key)!;
    const index = list.indexOf(hero);
    const rank = this.size - this.counts.countUpTo(key) + index + 1;
    return {
      rank,
      above: index > 0 ? list.at(index - 1) : this.at(rank - 1),
      below: index < list.length - 1 ? list.at(index + 1) : this.at(rank + 1),
    };
  }

  /** The hero at a place, if there is one. */
  at(rank: number): T | undefined {
    if (rank < 1 || rank > this.size) return undefined;
    const key = this.counts.keyAt(this.size - rank + 1);
    const above = this.size - this.counts.countUpTo(key);
    return this.ties.get(key)!.at(rank - above - 1);
  }

  /** The best `count` heroes, best first. */
  top(count: number): T[] {
    return Array.from({ length: Math.min(count, this.size) }, (_, index) => this.at(index + 1)!);
  }

  private tiesAt(key: number): SortedList<T> {
    let list = this.ties.get(key);
    if (!list) this.ties.set(key, (list = new SortedList<T>(compareRanked)));
    return list;
  }
}

function keyOf(score: number): number {
  return Math.min(score, COUNTED_SCORES - 1);
}

/** Negative when `a` stands before `b`. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.reachedAt - b.reachedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
