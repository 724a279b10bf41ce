import type { DubaiChange, DubaiSnapshot } from '@planet-heroes/contracts/areas/dubai-rewards/room';
import type { ListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { DubaiProjection } from './dubai.projection.js';

/** Dubai challenges and rewards. */
@RoomSource('dubai')
export class DubaiRoom implements RoomContent<'dubai'> {
  constructor(private readonly dubai: DubaiProjection) {}

  snapshot(): DubaiSnapshot {
    return { challenges: [...this.dubai.challenges.list()], rewards: [...this.dubai.rewards.list()] };
  }

  changeBy(events: readonly LogEvent[]): DubaiChange | undefined {
    const challenges = events.flatMap(({ type, data }) =>
      type.startsWith('dubai_challenge.') && 'challengeId' in data ? [data.challengeId] : []
    );
    const rewards = events.flatMap(({ data }) => ('rewardId' in data ? [data.rewardId] : []));
    if (challenges.length === 0 && rewards.length === 0) return undefined;
    return {
      challenges: changeOf(this.dubai.challenges.list(), challenges),
      rewards: changeOf(this.dubai.rewards.list(), rewards),
    };
  }
}

/** The items that were touched, as they are now. */
function changeOf<T extends { id: string }>(list: readonly T[], touched: readonly string[]): ListChange<T> {
  const changed = list.filter(({ id }) => touched.includes(id));
  const removed = new Set(touched);
  for (const { id } of changed) removed.delete(id);
  return { changed, removed: [...removed] };
}
