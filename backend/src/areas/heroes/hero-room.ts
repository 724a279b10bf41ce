import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { HeroSnapshot, HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
import type { RoomContent } from '../../kernel/rooms/room-source.js';
import {
  asLeaderboardHero,
  type HeroEntry,
  isOnBoard,
  type LeaderboardProjection,
  unknownHero,
} from '../leaderboard/leaderboard.module.js';
import type { InboxProjection } from '../notifications/notifications.module.js';
import { heroNoticeOf } from './hero-notices.js';

/** One hero's own room: follows the hero's standing and why it changed. */
export class HeroRoom implements RoomContent<'hero'> {
  /** Every trade moves the ranks of many others. */
  readonly everyMs = 1_000;
  /** What the last message showed. */
  private last: HeroSnapshot;
  /** The hero just below at the last message. */
  private chaser: HeroEntry | undefined;

  constructor(
    private readonly hero: HeroEntry,
    private readonly leaderboard: LeaderboardProjection,
    private readonly inbox: Pick<InboxProjection, 'unreadOf'>,
  ) {
    this.last = this.snapshot();
    this.chaser = leaderboard.chaserOf(hero);
  }

  /** The standing as it is now: others may have moved it. */
  changeBy(events: readonly LogEvent[]): HeroStandingChange | undefined {
    // A hero who has left has no rank; clients that still listen learn it when they read again.
    return this.hero.removed ? undefined : this.changeTo(this.snapshot(), events);
  }

  /** The change since the last message, or undefined when there is none worth sending. */
  takeChange(events: readonly LogEvent[]): HeroStandingChange | undefined {
    if (this.hero.removed) return undefined;
    const now = this.snapshot();
    const isNew = !isSame(now, this.last);
    // Asked of every room ten times a second: most have nothing of their own.
    if (!isNew && events.length === 0) return undefined;
    const change = this.changeTo(now, events);
    if (!isNew && change.causes.length === 0 && change.notices.length === 0) return undefined;
    this.chaser = this.leaderboard.chaserOf(this.hero);
    this.last = now;
    return change;
  }

  private changeTo(now: HeroSnapshot, events: readonly LogEvent[]): HeroStandingChange {
    const [from, to] = [this.last.standing.rank, now.standing.rank];
    const earned = events.flatMap((event) => earnedBy(event) ?? []);
    const causes = [...this.causesOfOthers(from, to, earned), ...earned];
    return { ...now, from, to, causes, notices: events.flatMap((event) => heroNoticeOf(event) ?? []) };
  }

  /**
   * A hero who fell was passed by others, even when points were earned meanwhile; one who climbed by own points, or
   * lost some, needs no other reason.
   */
  private causesOfOthers(from: number, to: number, earned: readonly Earned[]): RankCause[] {
    if (to > from && earned.some(({ points }) => points < 0)) return [];
    if (to > from) {
      const { chaser } = this;
      const hasPassed = chaser && isOnBoard(chaser) && this.leaderboard.standing(chaser).rank < to;
      return [{ kind: 'passed', by: to - from, ...(hasPassed && { hero: chaser.name }) }];
    }
    return to < from && earned.length === 0 ? [{ kind: 'climbed', past: from - to }] : [];
  }

  /** Throws `unknown_hero` once the hero has left. */
  snapshot(): HeroSnapshot {
    if (this.hero.removed) throw unknownHero(this.hero.id);
    return {
      standing: this.leaderboard.standing(this.hero),
      hero: asLeaderboardHero(this.hero),
      availablePoints: this.hero.availablePoints,
      lifetimePoints: this.hero.lifetimePoints,
      pendingPoints: this.hero.pendingPoints,
      heldPoints: this.hero.heldPoints,
      unread: this.inbox.unreadOf(this.hero.id),
    };
  }
}

/** Whether nothing is another that is worth a message: how many heroes there are is not. */
function isSame(one: HeroSnapshot, other: HeroSnapshot): boolean {
  return one.standing.rank === other.standing.rank
    && one.standing.pointsToNext === other.standing.pointsToNext
    && one.standing.leadOverNext === other.standing.leadOverNext
    && one.standing.tiedWith === other.standing.tiedWith
    && one.availablePoints === other.availablePoints
    && one.pendingPoints === other.pendingPoints
    && one.heldPoints === other.heldPoints
    && one.unread === other.unread
    && one.hero.name === other.hero.name;
}

type Earned = Extract<RankCause, { kind: 'earned' }>;

function earnedBy({ type, data }: LogEvent): Earned | undefined {
  if (type !== 'points.earned' && type !== 'points.taken_back') return undefined;
  const { rule, reason, points } = data;
  return { kind: 'earned', rule, reason, points: type === 'points.earned' ? points : -points };
}
