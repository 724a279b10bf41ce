import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { readOpenWriteTransactions } from '@planet-heroes/domain/kernel/database/open-write-transactions';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { inTime } from './in-time.js';

const WATCH_MS = 1_000;

/** Measures the oldest open writing transaction, and names in the log whose it is once it is older than ours may be. */
@Injectable()
export class WriteTransactionsWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private named = new Set<string>();

  constructor(
    private readonly database: Database,
    registry: Registry,
    private readonly logger: Logger,
    private readonly config: Config,
  ) {
    new Gauge({
      name: 'planet_oldest_write_transaction_seconds',
      help: 'Age of the oldest open writing transaction of the database, by owner.',
      labelNames: ['owner'],
      registers: [registry],
      async collect() {
        this.reset();
        const [oldest] = await inTime(readOpenWriteTransactions(database)).catch(() => []);
        if (oldest) this.set({ owner: oldest.owner }, oldest.ageSeconds);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), WATCH_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Each is named once. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const { database, logger, config } = this;
    try {
      const open = await readOpenWriteTransactions(database);
      const late = open.filter(({ ageSeconds }) => ageSeconds * 1_000 > config.transactionBoundMs);
      for (const { id, owner, ageSeconds } of late) {
        if (this.named.has(id)) continue;
        logger.warn(
          { owner, ageSeconds },
          'A writing transaction stays open: events that were committed since wait for its end.',
        );
      }
      this.named = new Set(late.map(({ id }) => id));
    } catch (error) {
      logger.debug({ err: error }, 'Open transactions could not be looked at.');
    } finally {
      this.looking = false;
    }
  }
}
