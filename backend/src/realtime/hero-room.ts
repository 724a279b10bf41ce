import type { LogEvent } from '@planet-heroes/contracts/events/log-events';
import type { HeroSnapshot, HeroStandingChange, RankCause } from '@planet-heroes/contracts/realtime/socket-map';
import { asLeaderboardHero, type HeroEntry, type LeaderboardProjection } from '../projections/leaderboard/leaderboard.projection.js';
import { RoomStream } from './room-stream.js';

/** One hero's own room: follows the hero's standing and why it changed. */
export class HeroRoom {
  readonly stream: RoomStream<'hero'>;
  private last: HeroSnapshot;
  private earned: RankCause[] = [];

  constructor(
    private readonly hero: HeroEntry,
    private readonly leaderboard: LeaderboardProjection,
    epoch: string,
  ) {
    this.stream = new RoomStream(`hero:${hero.id}`, epoch);
    this.last = this.snapshot();
  }

  /** Notes what the hero did, to be told with the next change. */
  note(event: LogEvent): void {
    if (event.type !== 'points.earned') return;
    const { rule, reason, points } = event.data;
    this.earned.push({ kind: 'earned', rule, reason, points });
  }

  /** The change since it was last asked for, or undefined when there is none worth telling. */
  takeChange(): HeroStandingChange | undefined {
    const now = this.snapshot();
    const before = this.last.standing;
    const { standing } = now;
    const same =
      this.earned.length === 0 &&
      before.rank === standing.rank &&
      before.pointsToNext === standing.pointsToNext &&
      before.leadOverNext === standing.leadOverNext &&
      before.tiedWith === standing.tiedWith &&
      this.last.availablePoints === now.availablePoints;
    if (same) return undefined;
    const causes = this.earned.length > 0 ? this.earned : causesOfOthers(before.rank, standing.rank);
    this.earned = [];
    this.last = now;
    return { ...now, from: before.rank, to: standing.rank, causes };
  }

  snapshot(): HeroSnapshot {
    return {
      standing: this.leaderboard.standing(this.hero),
      hero: asLeaderboardHero(this.hero),
      availablePoints: this.hero.availablePoints,
      lifetimePoints: this.hero.lifetimePoints,
    };
  }
}

function causesOfOthers(from: number, to: number): RankCause[] {
  if (to > from) return [{ kind: 'passed', by: to - from }];
  if (to < from) return [{ kind: 'climbed', past: from - to }];
  return [];
}
