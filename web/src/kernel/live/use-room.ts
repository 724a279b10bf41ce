import type { RoomName } from '@planet-heroes/contracts/socket-map';
import { useEffect } from 'react';
import { liveConnection } from './live-client';

/** Keeps a room's queries current while the component is on screen; undefined where there is none to keep. */
export function useRoom(room: RoomName | undefined): void {
  useEffect(() => (room === undefined ? undefined : liveConnection.hold(room)), [room]);
}
