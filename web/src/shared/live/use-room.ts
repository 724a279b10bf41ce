import type { RoomName } from '@planet-heroes/contracts/socket-map';
import { useEffect } from 'react';
import { liveConnection } from './live-client';

/** Keeps a room's queries current while the component is on screen. */
export function useRoom(room: RoomName): void {
  useEffect(() => liveConnection.hold(room), [room]);
}
