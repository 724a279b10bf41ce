import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import type { MessageReport } from '@planet-heroes/contracts/kernel/outbox/message-report';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { countMessages } from '@planet-heroes/domain/kernel/outbox/count-messages';
import { inTime, shared } from './in-time.js';

const STATES = ['waiting', 'sending', 'failed'] as const;

/** E-mails and pushes that did not go out, read when somebody scrapes. */
@Injectable()
export class MessageMetrics {
  constructor(database: Database, registry: Registry) {
    const registers = [registry];
    const read = shared(() => countMessages(database));
    // With the database away there are no figures: old ones would say that all is well.
    const reports = (): Promise<MessageReport[]> => inTime(read()).catch(() => []);
    new Gauge({
      name: 'planet_messages', help: 'E-mails and pushes that should have gone out, and those of the last day that failed.',
      labelNames: ['channel', 'state'], registers,
      async collect() {
        this.reset();
        for (const report of await reports())
          for (const state of STATES) this.set({ channel: report.channel, state }, report[state]);
      },
    });
    new Gauge({
      name: 'planet_messages_oldest_seconds', help: 'Age since its creation of the oldest that should have gone out.',
      labelNames: ['channel'], registers,
      async collect() {
        this.reset();
        for (const { channel, oldestSeconds } of await reports()) this.set({ channel }, oldestSeconds);
      },
    });
  }
}
