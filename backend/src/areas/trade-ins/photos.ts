import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { FileStore } from '@planet-heroes/contracts/kernel/files/file-store';
import { photoLike } from '@planet-heroes/domain/areas/trade-ins/add-photo';
import { expectPhotoFile, photoFile } from '@planet-heroes/domain/areas/trade-ins/photo-files';
import { assertSeesPhoto, unknownPhoto } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { uuidDrawnFrom } from '@planet-heroes/domain/kernel/text/uuid-drawn-from';
import { Config } from '@planet-heroes/platform/config/config';
import { openFileStore } from '@planet-heroes/platform/files/open-file-store';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import type { Caller } from '../../kernel/http/callers.js';
import { CallerTurns } from '../../kernel/admission/caller-turns.js';
import { plainPhoto } from './plain-photo.js';

/** Photos that are decoded or wait for it: as many as one trade-in shows at once, and some seconds' work. */
const MAX_UNDER_WAY = { ofCaller: 8, total: 60 };

/** A photo that is sent: the hero’s where one is named, else the desk’s. */
interface SentPhoto {
  tradeInId: string;
  heroId?: string;
  question?: ConditionQuestion | undefined;
  sent: Buffer;
  /** See `CurrentTurn`. */
  turn: string;
}

/** Takes and shows photos, of heroes and of the desk. */
@Injectable()
export class Photos {
  private readonly store: FileStore;
  private readonly turns = new CallerTurns(MAX_UNDER_WAY);

  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly logger: Logger,
    config: Config,
  ) {
    this.store = openFileStore(config);
  }

  /**
   * The file is kept first, then the trade-in shows it: one whose file is missing is never shown, and a file that
   * nothing shows is removed.
   */
  async add({ sent, question, turn, ...of }: SentPhoto, caller: Caller) {
    const digest = createHash('sha256').update(sent).digest('hex');
    const known = await photoLike(this.database, { ...of, digest });
    const photoId = idOf(digest, caller);
    const { width, height } = known?.id === photoId ? known : await this.keep(sent, photoId, turn);
    const payload = { ...of, photoId, digest, width, height, ...(question && { question }) };
    return this.commands.execute('add-trade-in-photo', payload, caller);
  }

  /** The picture. Throws `unknown_trade_in` or `unknown_item`, also for one that the hero may not see. */
  async read(of: { tradeInId: string; photoId: string; heroId?: string }): Promise<Uint8Array> {
    await assertSeesPhoto(this.database, of);
    const bytes = await this.noting(this.store.read(photoFile(of.photoId)));
    if (!bytes) throw unknownPhoto(of.photoId);
    return bytes;
  }

  private async keep(sent: Buffer, id: string, turn: string): Promise<{ width: number; height: number }> {
    const { bytes, width, height } = await this.turns.run(turn, () => plainPhoto(sent));
    await expectPhotoFile(this.database, id, new Date((await readClock(this.database)).now));
    await this.noting(this.store.put(photoFile(id), bytes));
    return { width, height };
  }

  /** The caller learns that photos cannot be reached; the log says why. */
  private async noting<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof AppError) this.logger.warn({ err: error.cause }, 'The store of photos cannot be reached.');
      throw error;
    }
  }
}

/**
 * The same photo of the same action has the same id, regardless of the photos shown by now, so that a repeated action
 * stays the same one. Without a key it cannot be repeated, and the photo is a new one: if the same photo exists, that
 * one stays, and if it is deleted meanwhile, the file of this one is there.
 */
function idOf(digest: string, { scope, idempotencyKey }: Caller): string {
  return idempotencyKey === undefined ? randomUUID() : uuidDrawnFrom(`photo ${scope} ${idempotencyKey} ${digest}`);
}
