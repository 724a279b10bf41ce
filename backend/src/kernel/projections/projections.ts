import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { RecentFaults } from '../observability/recent-faults.js';
import { LogTailer } from './log-tailer.js';
import { PROJECTED, type Projection } from './projection.js';

/** Finds this node's projections, loads them before anything is answered, and has them fed until the end. */
@Injectable()
export class Projections implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly tailer: LogTailer,
    private readonly faults: RecentFaults,
    private readonly platform: QueuePlatform,
  ) {}

  async onModuleInit(): Promise<void> {
    const { tailer, faults } = this;
    tailer.onStopped((projection, reason) => faults.note('projection', `${projection} stands still ${reason}`));
    tailer.onReloaded((names) => {
      for (const name of names) faults.note('projection', `${name} differed from the tables and was loaded again`);
    });
    this.platform.bus.onLogGrowth(() => tailer.wake());
    await tailer.begin(this.find());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tailer.stop();
  }

  /** Throws where two have one name: their reports and hashes would be mixed up. */
  private find(): Projection[] {
    const projections = this.discovery.getProviders({ metadataKey: PROJECTED.KEY }).map(({ instance }) =>
      instance as Projection
    );
    for (const { name } of projections) {
      const same = projections.filter((other) => other.name === name);
      if (same.length > 1)
        throw new Error(
          `Two projections are named "${name}": ${same.map((each) => each.constructor.name).join(' and ')}.`,
        );
    }
    return projections;
  }
}
