import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { type Beat, removeBeats, writeBeats } from '@planet-heroes/domain/kernel/backlog/worker-beats';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import type { CommandProcessor } from '../queues/command-processor.js';
import { RunningProcessors } from '../queues/running-processors.js';

/** As often as an autoscaler may read it. */
const BEAT_MS = 2_000;
/** A beat that is this late is a problem in itself. */
const OVERDUE_MS = 20_000;
/** Jobs that wait this long while this process finishes none mean that consuming is stuck. */
const STUCK_AFTER_MS = 30_000;
/** A process that starts computes for itself: how busy it is says nothing yet of the load. */
const STARTING_MS = 10_000;

/** What the last beat found. Not every problem is this process's fault, but with any of them it is not ready. */
export interface HeartbeatReport {
  ready: boolean;
  problems: string[];
  at: string;
}

/** Proves, every few seconds, that this process reaches its services and that waiting jobs are being consumed. */
@Injectable()
export class Heartbeat {
  private readonly processId = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private startedAt = performance.now();
  private loop = performance.eventLoopUtilization();
  private report: HeartbeatReport = { ready: false, problems: ['not started'], at: new Date().toISOString() };

  constructor(
    private readonly processors: RunningProcessors,
    private readonly database: Database,
    private readonly platform: QueuePlatform,
    private readonly queues: CommandQueues,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async start(): Promise<void> {
    this.startedAt = performance.now();
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.report = { ready: false, problems: ['stopping'], at: new Date().toISOString() };
    // A process that cannot say goodbye is taken off the list once its beats are old.
    await removeBeats(this.database, this.processId).catch(() => undefined);
  }

  /** The last beat; a beat that is overdue is a problem in itself. */
  current(): HeartbeatReport {
    const overdue = Date.now() - Date.parse(this.report.at) > OVERDUE_MS;
    return overdue
      ? { ...this.report, ready: false, problems: [...this.report.problems, 'heartbeat overdue'] }
      : this.report;
  }

  private async beat(): Promise<void> {
    const { all } = this.processors;
    const checks = await Promise.allSettled([
      this.database.ping(),
      this.platform.ping(),
      writeBeats(this.database, { processId: this.processId, workerGroup: this.config.worker.group }, this.takeBeats()),
    ]);
    // One after the other: asked at once, queues on PostgreSQL would keep a connection each.
    for (const processor of all) checks.push(...await Promise.allSettled([this.checkConsuming(processor)]));
    const problems = [
      ...checks.flatMap((check) => (check.status === 'rejected' ? [String(check.reason)] : [])),
      ...(await this.platform.misfits().catch(() => [])),
    ];
    const wasReady = this.report.ready;
    this.report = { ready: problems.length === 0, problems, at: new Date().toISOString() };
    if (wasReady && problems.length > 0) this.logger.warn({ problems }, 'This worker is not ready.');
    if (!wasReady && problems.length === 0) this.logger.info('This worker is ready.');
  }

  /** A process that computes all the time is busy, however few of its slots are in use. */
  private takeBeats(): Beat[] {
    const before = this.loop;
    this.loop = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(this.loop, before);
    const isStarting = performance.now() - this.startedAt < STARTING_MS;
    return this.processors.all.map((processor) => {
      const beat = processor.takeBeat();
      return { ...beat, utilisation: isStarting ? null : Math.max(beat.utilisation, utilization) };
    });
  }

  private async checkConsuming({ queue, running, lastFinishedAt }: CommandProcessor): Promise<void> {
    if (!running) throw new Error(`${queue} is not being consumed`);
    if (Date.now() - lastFinishedAt < STUCK_AFTER_MS) return;
    const [oldest] = await this.queues.of(queue).getJobs(['waiting'], 0, 0, true);
    if (oldest && Date.now() - oldest.timestamp > STUCK_AFTER_MS) {
      throw new Error(`${queue} has jobs waiting since ${new Date(oldest.timestamp).toISOString()}`);
    }
  }
}
