import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { endedApiKeys } from '@planet-heroes/domain/areas/companies/api-keys';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import type { Follower } from '../../kernel/rooms/room-source.js';
import { CompanyCallers } from './company-callers.js';

/** How long a socket may listen on after its API key or its membership has ended, with the time to look it up. */
const CHECK_MS = 3_500;

/**
 * Sockets that an API key or a membership has let into a room. A room is entered once, either may end later: they are
 * sent away then, and when they act for another company.
 */
@Injectable()
export class KeyHolders implements OnModuleDestroy {
  /** With the company whose room each was let into; undefined while that is looked up. */
  private readonly holders = new Map<Follower, string | undefined>();
  private readonly timer = setInterval(() => void this.check(), CHECK_MS);

  constructor(
    private readonly database: Database,
    private readonly callers: CompanyCallers,
    private readonly logger: Logger,
  ) {}

  /**
   * Takes note of a socket that has just entered a room of this company. Whom it acts for is not asked again here: that
   * may have changed since it was let in, which is what the next check has to find.
   */
  note(socket: Follower, company: Promise<string | undefined>): void {
    const { auth, headers } = socket.handshake;
    const isOpenToAll = auth.companyApiKey === undefined && headers.cookie === undefined;
    if (isOpenToAll || !socket.connected || this.holders.has(socket)) return;
    this.holders.set(socket, undefined);
    socket.once('disconnect', () => this.holders.delete(socket));
    if (keyOf(socket) === undefined) void this.noteCompany(socket, company);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (this.holders.size === 0) return;
    const byKey = [...this.holders.keys()].filter((socket) => keyOf(socket) !== undefined);
    try {
      const ended = new Set(await endedApiKeys(this.database, [...new Set(byKey.map((socket) => keyOf(socket)!))]));
      for (const socket of byKey) if (ended.has(keyOf(socket)!)) socket.disconnect(true);
      await Promise.all(Array.from(this.holders, async ([socket, company]) => {
        if (company !== undefined && (await this.companyOf(socket)) !== company) socket.disconnect(true);
      }));
    } catch (error) {
      this.logger.debug({ err: error }, 'Who follows companies could not be looked up; the next round does it.');
    }
  }

  /** Where the company of a room cannot be looked up, the socket comes again. */
  private async noteCompany(socket: Follower, entered: Promise<string | undefined>): Promise<void> {
    const company = await entered.catch(() => undefined);
    if (company === undefined) socket.disconnect(true);
    else if (this.holders.has(socket)) this.holders.set(socket, company);
  }

  /** Undefined where it acts for none any more. */
  private async companyOf(socket: Follower): Promise<string | undefined> {
    try {
      return await this.callers.companyOfHandshake(socket.handshake);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}

/** A key that let somebody in is a string. */
function keyOf({ handshake }: Follower): string | undefined {
  return handshake.auth.companyApiKey as string | undefined;
}
