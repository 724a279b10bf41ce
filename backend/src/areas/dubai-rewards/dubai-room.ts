import type { DubaiChange } from '@planet-heroes/contracts/areas/dubai-rewards/room';
import type { ListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import { type PublicRoomSource, type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { DubaiProjection } from './dubai.projection.js';

@RoomSource('dubai')
export class DubaiRoom implements PublicRoomSource<'dubai'> {
  constructor(private readonly dubai: DubaiProjection) {}

  open(): RoomContent<'dubai'> {
    return dubaiRoom(this.dubai);
  }
}

/** Dubai challenges and rewards. A snapshot shows the last published state, so that the changes that follow fit it. */
export function dubaiRoom({ challenges, rewards }: DubaiProjection) {
  let told = { challenges: challenges.list(), rewards: rewards.list() };
  return {
    snapshot: () => ({ challenges: [...told.challenges], rewards: [...told.rewards] }),
    takeChange(): DubaiChange | undefined {
      const now = { challenges: challenges.list(), rewards: rewards.list() };
      if (now.challenges === told.challenges && now.rewards === told.rewards) return undefined;
      const change: DubaiChange = {
        challenges: changeBetween(told.challenges, now.challenges),
        rewards: changeBetween(told.rewards, now.rewards),
      };
      told = now;
      return isEmpty(change.challenges) && isEmpty(change.rewards) ? undefined : change;
    },
  };
}

/** What leads from one list to another. An item that is another object has changed where it reads differently. */
function changeBetween<T extends { id: string }>(before: readonly T[], after: readonly T[]): ListChange<T> {
  if (before === after) return { changed: [], removed: [] };
  const known = new Map(before.map((item) => [item.id, item]));
  const stays = new Set(after.map(({ id }) => id));
  return {
    changed: after.filter((item) => {
      const old = known.get(item.id);
      return old !== item && JSON.stringify(old) !== JSON.stringify(item);
    }),
    removed: before.flatMap(({ id }) => (stays.has(id) ? [] : [id])),
  };
}

function isEmpty({ changed, removed }: ListChange<{ id: string }>): boolean {
  return changed.length === 0 && removed.length === 0;
}
