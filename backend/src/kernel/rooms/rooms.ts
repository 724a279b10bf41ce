import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { RoomChange, RoomName, RoomPosition, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { NodeId } from '../foundation/node-id.js';
import { LogTailer } from '../projections/log-tailer.js';
import { LogTrail } from '../projections/log-trail.js';
import { Coalesced } from './coalesced.js';
import type { OpenRooms } from './open-rooms.js';
import { RoomSources } from './room-sources.js';

/**
 * A public room changes at most ten times a second, however many events arrive, and less often where that takes long
 * (docs/adr/003).
 */
const COALESCE_MS = 100;

/** Every room's stream: turns changes of the projections into messages, for any transport. */
@Injectable()
export class Rooms implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private open: readonly OpenRooms[] = [];
  private readonly flush = new Coalesced(COALESCE_MS, () => this.publishChanges());
  private push: (message: RoomChange) => void = () => undefined;
  private begun = 0;

  constructor(
    private readonly sources: RoomSources,
    private readonly tailer: LogTailer,
    private readonly node: NodeId,
    private readonly trail: LogTrail,
  ) {
    tailer.onApplied((events) => {
      for (const rooms of this.open) rooms.note(events);
      this.flush.request();
    });
  }

  /**
   * Sets where messages go: `push` sends a message to everybody in its room, and `onVoid` is called when earlier
   * messages are void, because a projection was loaded again: clients must subscribe again.
   */
  publishTo(push: (message: RoomChange) => void, onVoid: () => void): void {
    this.push = push;
    this.tailer.onReloaded(() => {
      this.begin();
      onVoid();
    });
  }

  /** The projections are loaded by now. */
  onApplicationBootstrap(): void {
    this.begin();
  }

  /** New streams, which nobody can take for the old ones. */
  private begin(): void {
    this.open = this.sources.open(`${this.node.value}.${this.begun++}`);
  }

  beforeApplicationShutdown(): void {
    this.flush.stop();
  }

  /** What a client that enters a room needs first. Rejects where there is no such room. */
  async catchUp(room: RoomName, since: RoomPosition | undefined): Promise<SubscribeAck> {
    const rooms = this.open.find((candidate) => candidate.owns(room));
    if (!rooms) throw new AppError('not_found', `There is no room "${room}".`);
    return rooms.catchUp(room, since);
  }

  /** Drops what was kept for a room that everybody has left. */
  forget(room: RoomName): void {
    this.open.find((rooms) => rooms.owns(room))?.forget(room);
  }

  private publishChanges(): void {
    const told: string[] = [];
    for (const rooms of this.open)
      for (const message of rooms.takeChanges()) {
        this.push(message);
        told.push(message.room.split(':')[0]!);
      }
    this.trail.notePushed(told);
  }
}
