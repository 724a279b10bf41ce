import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { CallerTurns } from '../admission/caller-turns.js';
import type { PdfContent } from './write-pdf.js';

/** How many are in progress at most: some seconds' work. */
const MAX_UNDER_WAY = { ofCaller: 2, total: 40 };

/**
 * Writes documents on a thread of its own, which ends when nobody has asked for a while: fonts take tenths of a second,
 * during which this process would answer nobody.
 */
@Injectable()
export class PdfWriter implements OnModuleDestroy {
  private readonly pool = new Piscina<PdfContent, Uint8Array>({
    // What was built, also where the sources themselves run, as in tests: a thread loads JavaScript alone.
    filename: new URL('../../../dist/kernel/pdf/write-pdf.js', import.meta.url).href,
    name: 'writePdf',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });

  private readonly turns = new CallerTurns(MAX_UNDER_WAY);

  /** Callers' documents, in turn. Throws `too_many_requests` or `overloaded` where too many are under way already. */
  async write(content: PdfContent, caller: string): Promise<Buffer> {
    return Buffer.from(await this.turns.run(caller, () => this.pool.run(content)));
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
