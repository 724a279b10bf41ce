import { LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/areas/leaderboard/change';
import type { LeaderboardChange, LeaderboardSnapshot, PlacedHero } from '@planet-heroes/contracts/areas/leaderboard/room';
import type { LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

/** The best heroes. */
@RoomSource('leaderboard')
export class LeaderboardRoom implements RoomContent<'leaderboard'> {
  constructor(private readonly leaderboard: LeaderboardProjection) {}

  snapshot(): LeaderboardSnapshot {
    return { heroes: this.leaderboard.top(LEADERBOARD_ROOM_SIZE), totalHeroes: this.leaderboard.totalHeroes };
  }

  /**
   * Heroes whom no event touched keep their order, so that only the others need to be placed. For each of those who may
   * have fallen another may have come up into the list: that many of the last ones are placed as well. Of a hero who
   * only earned points, and surely was on the list, there are the figures alone.
   */
  changeBy(events: readonly LogEvent[]): LeaderboardChange | undefined {
    const shown = events.filter(isShown);
    if (shown.length === 0) return undefined;
    const touched = new Set(shown.map(({ data }) => data.heroId));
    const fell = new Set(shown.filter(mayFall).map(({ data }) => data.heroId));
    const { heroes, totalHeroes } = this.snapshot();
    const climbed = fell.size === 0 ? climbedBy(shown) : new Map<string, number>();
    const entry = heroes.length < LEADERBOARD_ROOM_SIZE ? -1 : heroes.at(-1)!.points;
    const placed = heroes.map((hero, index) => ({ rank: index + 1, hero }))
      .filter(({ rank, hero }) => touched.has(hero.id) || rank > heroes.length - fell.size)
      .map(({ rank, hero }) => ({
        rank,
        hero: hero.points - (climbed.get(hero.id) ?? Number.POSITIVE_INFINITY) > entry ? figuresOf(hero) : hero,
      }));
    const stays = new Set(heroes.map(({ id }) => id));
    const removed = [...fell].filter((id) => !stays.has(id));
    const isAnother = placed.length > 0 || fell.size > 0 || shown.some(({ type }) => type === 'hero.shown');
    return isAnother ? { removed, placed, totalHeroes } : undefined;
  }
}

const SHOWN = [
  'hero.joined', 'hero.renamed', 'hero.hidden', 'hero.shown', 'hero.removed', 'trade.verified', 'trade.reversed',
  'points.earned', 'points.taken_back', 'hero.referral_rewarded', 'badge.awarded',
] as const;
type ShownEvent = Extract<LogEvent, { type: (typeof SHOWN)[number] }>;

/** Whether the list shows what an event says of its hero. */
function isShown(event: LogEvent): event is ShownEvent {
  return (SHOWN as readonly string[]).includes(event.type);
}

/** The heroes of whom nothing but figures changed, with the points that they earned. */
function climbedBy(events: readonly ShownEvent[]): Map<string, number> {
  const climbed = new Map<string, number>();
  for (const { type, data } of events) {
    const points = type === 'points.earned' ? data.points : type === 'trade.verified' ? 0 : Number.POSITIVE_INFINITY;
    climbed.set(data.heroId, (climbed.get(data.heroId) ?? 0) + points);
  }
  return climbed;
}

function figuresOf({ id, level, points, bottlesPrevented, co2Saved }: LeaderboardHero): PlacedHero {
  return { id, level, points, bottlesPrevented, co2Saved };
}

/** Whether its hero may have a lower place, or none, afterwards. Of equals, the one who got there last is the lower. */
function mayFall({ type, data }: ShownEvent): boolean {
  if (type === 'points.earned') return data.points === 0;
  return type === 'points.taken_back' || type === 'hero.joined' || type === 'hero.hidden' || type === 'hero.removed';
}
