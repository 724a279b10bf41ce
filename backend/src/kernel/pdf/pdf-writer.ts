import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { overloaded } from '../http/load-shedding.js';
import type { PdfContent } from './write-pdf.js';

/** So many wait for the thread at the most: some seconds' work. */
const MOST_WAITING = 40;

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

  /** Throws `overloaded` where too many wait already. */
  async write(content: PdfContent): Promise<Buffer> {
    if (this.pool.queueSize >= MOST_WAITING) throw overloaded();
    return Buffer.from(await this.pool.run(content));
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
