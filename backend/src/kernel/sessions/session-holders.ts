import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Logger } from '@planet-heroes/platform/observability/logger';
import type { Follower } from '../rooms/room-source.js';
import { Sessions } from './sessions.js';

/** How long a socket may listen on after its session has ended, with what the cache adds: under 5 s. */
const CHECK_MS = 1_500;

/** Sockets that a session has let into a room. A room is entered once, a session may end later: they are sent away. */
@Injectable()
export class SessionHolders implements OnModuleDestroy {
  private readonly holders = new Set<Follower>();
  private readonly timer = setInterval(() => void this.check(), CHECK_MS);

  constructor(
    private readonly sessions: Sessions,
    private readonly logger: Logger,
  ) {}

  /** Takes note of a socket that has entered a room which its session opened. */
  note(socket: Follower): void {
    if (socket.handshake.headers.cookie === undefined || !socket.connected || this.holders.has(socket)) return;
    this.holders.add(socket);
    socket.once('disconnect', () => this.holders.delete(socket));
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    try {
      await Promise.all(Array.from(this.holders, async (socket) => {
        const ended = await this.sessions.hasEnded(socket.handshake.headers);
        if (ended) socket.disconnect(true);
      }));
    } catch (error) {
      this.logger.debug({ err: error }, 'Sessions of sockets could not be looked up; the next round does it.');
    }
  }
}
