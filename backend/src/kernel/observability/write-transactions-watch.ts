import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { readOpenWriteTransactions } from '@planet-heroes/domain/kernel/database/open-write-transactions';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { inTime } from './in-time.js';

const WATCH_MS = 1_000;

/** Measures the oldest open writing transaction, and names in the log whose it is once it is older than ours may be. */
@Injectable()
export class WriteTransactionsWatch {
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private named = new Set<string>();

  constructor(@Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies) {
    const { database, registry } = dependencies;
    new Gauge({
      name: 'planet_oldest_write_transaction_seconds', help: 'Age of the oldest open writing transaction of the server, by owner.',
      labelNames: ['owner'], registers: [registry],
      async collect() {
        this.reset();
        const [oldest] = await inTime(readOpenWriteTransactions(database)).catch(() => []);
        if (oldest) this.set({ owner: oldest.owner }, oldest.ageSeconds);
      },
    });
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), WATCH_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Each is named once. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const { database, logger, config } = this.dependencies;
    try {
      const open = await readOpenWriteTransactions(database);
      const late = open.filter(({ ageSeconds }) => ageSeconds * 1_000 > config.transactionBoundMs);
      for (const { id, owner, database: name, ageSeconds } of late) {
        if (this.named.has(id)) continue;
        logger.warn({ owner, database: name, ageSeconds }, 'A writing transaction stays open: events that were committed since wait for its end.');
      }
      this.named = new Set(late.map(({ id }) => id));
    } catch (error) {
      logger.debug({ err: error }, 'Open transactions could not be looked at.');
    } finally {
      this.looking = false;
    }
  }
}
