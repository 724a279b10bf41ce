import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { RoomChange, RoomName, RoomPosition, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { Projections } from '../projections/projections.js';
import { Coalesced } from './coalesced.js';
import type { RoomSource } from './room-source.js';
import { roomSources } from './room-sources.js';

/** A public room changes at most ten times a second, however many events arrive, and less often where that takes long (docs/adr/003). */
const COALESCE_MS = 100;

/** Every room's stream: turns changes of the projections into messages, whoever carries them. */
@Injectable()
export class Rooms {
  private sources: readonly RoomSource[] = [];
  private readonly flush = new Coalesced(COALESCE_MS, () => this.publishChanges());
  private push: (message: RoomChange) => void = () => undefined;
  private begun = 0;

  constructor(
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {
    projections.tailer.onApplied((events) => {
      for (const source of this.sources) source.note(events);
      this.flush.request();
    });
  }

  /**
   * Begins to publish; `push` brings a message to everybody in its room, and `onVoid` is called when what they were told
   * holds no more, because a projection was loaded anew: they must come again.
   */
  start(push: (message: RoomChange) => void, onVoid: () => void): void {
    this.push = push;
    this.begin();
    this.projections.tailer.onReloaded(() => {
      this.begin();
      onVoid();
    });
  }

  /** New streams, which nobody can take for the old ones. */
  private begin(): void {
    this.sources = roomSources(this.projections, `${this.dependencies.nodeId}.${this.begun++}`);
  }

  stop(): void {
    this.flush.stop();
  }

  /** What a client that enters a room needs first. Throws where there is no such room. */
  catchUp(room: RoomName, since: RoomPosition | undefined): SubscribeAck {
    const source = this.sources.find((candidate) => candidate.owns(room));
    if (!source) throw new AppError('not_found', `There is no room "${room}".`);
    return source.catchUp(room, since);
  }

  /** Drops what was kept for a room that everybody has left. */
  forget(room: RoomName): void {
    this.sources.find((source) => source.owns(room))?.forget(room);
  }

  private publishChanges(): void {
    for (const source of this.sources) for (const message of source.takeChanges()) this.push(message);
  }
}
