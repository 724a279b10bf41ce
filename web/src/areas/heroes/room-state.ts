import type { HeroSnapshot } from '@planet-heroes/contracts/socket-map';
import type { LastMove } from './last-move';

/**
 * What the cache holds for a hero's room: where the hero stands, and the last change that has a cause to tell. What is
 * unread is not known where the room does not tell.
 */
export interface HeroRoomState extends Pick<HeroSnapshot, 'standing' | 'hero'>, Partial<Pick<HeroSnapshot, 'unread'>> {
  lastChange: LastMove | undefined;
}
