import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { endedApiKeys } from '@planet-heroes/domain/areas/companies/api-keys';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import type { Follower } from '../../kernel/rooms/room-source.js';

/** How long a socket may listen on after its API key has ended. */
const CHECK_MS = 5_000;

/** Sockets that an API key has let into a room. A room is entered once, a key may end later: they are sent away then. */
@Injectable()
export class KeyHolders implements OnModuleDestroy {
  private readonly holders = new Set<Follower>();
  private readonly timer = setInterval(() => void this.check(), CHECK_MS);

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Takes note of a socket that has just entered a company's room, and of the key that opened it, if one did. */
  note(socket: Follower): void {
    const byKey = socket.handshake.auth.companyApiKey !== undefined;
    if (!byKey || !socket.connected || this.holders.has(socket)) return;
    this.holders.add(socket);
    socket.once('disconnect', () => this.holders.delete(socket));
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (this.holders.size === 0) return;
    const held = [...new Set(Array.from(this.holders, keyOf))];
    try {
      const ended = new Set(await endedApiKeys(this.database, held));
      for (const socket of this.holders) if (ended.has(keyOf(socket))) socket.disconnect(true);
    } catch (error) {
      this.logger.debug({ err: error }, 'Keys of sockets could not be looked up; the next round does it.');
    }
  }
}

/** A key that let somebody in is a string. */
function keyOf({ handshake }: Follower): string {
  return handshake.auth.companyApiKey as string;
}
