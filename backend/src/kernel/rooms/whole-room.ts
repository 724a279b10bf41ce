import type { RoomKind, RoomMessages } from '@planet-heroes/contracts/socket-map';
import type { RoomContent } from './room-source.js';

/** The kinds of rooms whose change is the whole new state. */
type WholeRoomKind = {
  [K in RoomKind]: RoomMessages[K]['snapshot'] extends RoomMessages[K]['change'] ? K : never;
}[RoomKind];

/** A room small enough that a change is the whole new state: the public totals, for example. */
export function wholeRoom<K extends WholeRoomKind>(
  projection: { readonly version: number; view(): RoomMessages[K]['snapshot'] },
): RoomContent<K> {
  let told = projection.version;
  return {
    snapshot: () => projection.view(),
    takeChange() {
      if (projection.version === told) return undefined;
      told = projection.version;
      return projection.view();
    },
  };
}
