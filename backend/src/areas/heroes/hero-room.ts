import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { HeroNotice, HeroSnapshot, HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
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
  private last: HeroSnapshot;
  private earned: RankCause[] = [];
  private notices: HeroNotice[] = [];
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

  /** Notes the hero's activity for the next change. */
  note(event: LogEvent): void {
    const notice = heroNoticeOf(event);
    if (notice) this.notices.push(notice);
    if (event.type !== 'points.earned' && event.type !== 'points.taken_back') return;
    const { rule, reason, points } = event.data;
    this.earned.push({ kind: 'earned', rule, reason, points: event.type === 'points.earned' ? points : -points });
  }

  /** The change since the last call, or undefined when there is none worth sending. */
  takeChange(): HeroStandingChange | undefined {
    // A hero who has left has no rank; clients that still listen learn it when they read again.
    if (this.hero.removed) return undefined;
    const now = this.snapshot();
    const before = this.last.standing;
    const { standing } = now;
    const same =
      this.earned.length === 0 &&
      this.notices.length === 0 &&
      before.rank === standing.rank &&
      before.pointsToNext === standing.pointsToNext &&
      before.leadOverNext === standing.leadOverNext &&
      before.tiedWith === standing.tiedWith &&
      this.last.availablePoints === now.availablePoints &&
      this.last.pendingPoints === now.pendingPoints &&
      this.last.heldPoints === now.heldPoints &&
      this.last.hero.name === now.hero.name &&
      this.last.unread === now.unread;
    if (same) return undefined;
    const causes = [...this.causesOfOthers(before.rank, standing.rank), ...this.earned];
    this.chaser = this.leaderboard.chaserOf(this.hero);
    const { notices } = this;
    this.earned = [];
    this.notices = [];
    this.last = now;
    return { ...now, from: before.rank, to: standing.rank, causes, notices };
  }

  /**
   * A hero who fell was passed by others, even when points were earned meanwhile; one who climbed by own points, or
   * lost some, needs no other reason.
   */
  private causesOfOthers(from: number, to: number): RankCause[] {
    if (to > from && this.earned.some((cause) => cause.kind === 'earned' && cause.points < 0)) return [];
    if (to > from) {
      const { chaser } = this;
      const hasPassed = chaser && isOnBoard(chaser) && this.leaderboard.standing(chaser).rank < to;
      return [{ kind: 'passed', by: to - from, ...(hasPassed && { hero: chaser.name }) }];
    }
    return to < from && this.earned.length === 0 ? [{ kind: 'climbed', past: from - to }] : [];
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
