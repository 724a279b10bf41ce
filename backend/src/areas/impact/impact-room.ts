import { type PublicRoomSource, RoomSource } from '../../kernel/rooms/room-source.js';
import { wholeRoom } from '../../kernel/rooms/whole-room.js';
import { ImpactProjection } from './impact.projection.js';

@RoomSource('impact')
export class ImpactRoom implements PublicRoomSource<'impact'> {
  constructor(private readonly impact: ImpactProjection) {}

  open() {
    return wholeRoom<'impact'>(this.impact);
  }
}
