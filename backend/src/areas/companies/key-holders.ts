import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { endedApiKeys } from '@planet-heroes/domain/areas/companies/api-keys';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';

/** How long a socket may listen on after its API key has ended. */
const CHECK_MS = 5_000;

type KeyHolder = Pick<Socket, 'connected' | 'handshake' | 'disconnect'>;

/** Sockets that an API key has let into a room. A room is entered once, a key may end later: they are sent away then. */
@Injectable()
export class KeyHolders implements OnModuleDestroy {
  private readonly holders = new Set<KeyHolder>();
  private readonly timer = setInterval(() => void this.check(), CHECK_MS);

  constructor(@Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies) {}

  /** Takes note of a socket that has just entered a room, and of the key that opened it, if one did. */
  note(socket: KeyHolder, room: string): void {
    const byKey = /^(company|order):/.test(room) && socket.handshake.auth.companyApiKey !== undefined;
    if (byKey && socket.connected) this.holders.add(socket);
  }

  remove(socket: KeyHolder): void {
    this.holders.delete(socket);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (this.holders.size === 0) return;
    const held = [...new Set(Array.from(this.holders, keyOf))];
    try {
      const ended = new Set(await endedApiKeys(this.dependencies.database, held));
      for (const socket of this.holders) if (ended.has(keyOf(socket))) socket.disconnect(true);
    } catch (error) {
      this.dependencies.logger.debug({ err: error }, 'Keys of sockets could not be looked up; the next round does it.');
    }
  }
}

/** A key that let somebody in is a string. */
function keyOf({ handshake }: KeyHolder): string {
  return handshake.auth.companyApiKey as string;
}
