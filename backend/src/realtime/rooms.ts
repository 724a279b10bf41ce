import { Inject, Injectable } from '@nestjs/common';
import type { LogEvent } from '@planet-heroes/contracts/events/log-events';
import { AppError } from '@planet-heroes/contracts/errors/app-error';
import type { LeaderboardHero } from '@planet-heroes/contracts/http/leaderboard';
import { leaderboardChangeBetween } from '@planet-heroes/contracts/realtime/leaderboard-change';
import { LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/realtime/room-size';
import type { RoomChange, RoomName, RoomPosition, SubscribeAck } from '@planet-heroes/contracts/realtime/socket-map';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';
import { Projections } from '../projections/projections.js';
import { Coalesced } from './coalesced.js';
import { HeroRoom } from './hero-room.js';
import { RoomStream } from './room-stream.js';

/** A public room changes at most ten times a second, however many events arrive (docs/adr/003). */
const COALESCE_MS = 100;

/** Every room's stream: turns changes of the projections into messages, whoever carries them. */
@Injectable()
export class Rooms {
  private readonly impact: RoomStream<'impact'>;
  private readonly leaderboard: RoomStream<'leaderboard'>;
  private readonly heroes = new Map<string, HeroRoom>();
  private readonly flush = new Coalesced(COALESCE_MS, () => this.publishChanges());
  private lastTop: LeaderboardHero[] = [];
  private lastTotal = 0;
  private impactVersion = -1;
  private leaderboardVersion = -1;
  private push: (message: RoomChange) => void = () => undefined;

  constructor(
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {
    this.impact = new RoomStream('impact', dependencies.nodeId);
    this.leaderboard = new RoomStream('leaderboard', dependencies.nodeId);
    projections.tailer.onApplied((events) => this.onApplied(events));
  }

  /** Begins to publish; `push` brings a message to everybody in its room. */
  start(push: (message: RoomChange) => void): void {
    this.push = push;
    this.lastTop = this.projections.leaderboard.top(LEADERBOARD_ROOM_SIZE);
    this.lastTotal = this.projections.leaderboard.totalHeroes;
    this.impactVersion = this.projections.impact.version;
    this.leaderboardVersion = this.projections.leaderboard.version;
  }

  stop(): void {
    this.flush.stop();
  }

  /** What a client that enters a room needs first. Throws `unknown_hero`. */
  catchUp(room: RoomName, since: RoomPosition | undefined): SubscribeAck {
    if (room === 'impact') return this.impact.catchUp(since, () => this.projections.impact.view());
    if (room === 'leaderboard') {
      return this.leaderboard.catchUp(since, () => ({ heroes: this.lastTop, totalHeroes: this.lastTotal }));
    }
    const heroRoom = this.heroRoom(room.slice('hero:'.length));
    return heroRoom.stream.catchUp(since, () => heroRoom.snapshot());
  }

  /** Drops a hero's stream once nobody follows it. */
  forget(room: RoomName): void {
    if (room.startsWith('hero:')) this.heroes.delete(room.slice('hero:'.length));
  }

  private heroRoom(heroId: string): HeroRoom {
    const existing = this.heroes.get(heroId);
    if (existing) return existing;
    const hero = this.projections.leaderboard.hero(heroId);
    if (!hero) throw new AppError('unknown_hero', `There is no hero "${heroId}".`, { heroId });
    // A stream that was dropped and made again must not be taken for the old one.
    const room = new HeroRoom(hero, this.projections.leaderboard, `${this.dependencies.nodeId}.${Date.now()}`);
    this.heroes.set(heroId, room);
    return room;
  }

  private onApplied(events: readonly LogEvent[]): void {
    for (const event of events) this.heroes.get(event.subject)?.note(event);
    this.flush.request();
  }

  private publishChanges(): void {
    const { impact, leaderboard } = this.projections;
    if (impact.version !== this.impactVersion) {
      this.impactVersion = impact.version;
      this.push(this.impact.append(impact.view()));
    }
    if (leaderboard.version === this.leaderboardVersion) return;
    this.leaderboardVersion = leaderboard.version;
    const top = leaderboard.top(LEADERBOARD_ROOM_SIZE);
    const change = leaderboardChangeBetween(this.lastTop, top, leaderboard.totalHeroes);
    if (change.placed.length > 0 || change.removed.length > 0 || this.lastTotal !== change.totalHeroes) {
      this.push(this.leaderboard.append(change));
    }
    this.lastTop = top;
    this.lastTotal = leaderboard.totalHeroes;
    for (const room of this.heroes.values()) {
      const heroChange = room.takeChange();
      if (heroChange) this.push(room.stream.append(heroChange));
    }
  }
}
