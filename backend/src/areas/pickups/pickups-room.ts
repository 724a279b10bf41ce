import { type PublicRoomSource, RoomSource } from '../../kernel/rooms/room-source.js';
import { wholeRoom } from '../../kernel/rooms/whole-room.js';
import { PickupsProjection } from './pickups.projection.js';

@RoomSource('pickups')
export class PickupsRoom implements PublicRoomSource<'pickups'> {
  constructor(private readonly pickups: PickupsProjection) {}

  open() {
    return wholeRoom<'pickups'>(this.pickups);
  }
}
