import { Injectable } from '@nestjs/common';
import type {
  Overview as OverviewAnswer,
  OverviewBooks,
  OverviewPart,
  OverviewQueue,
} from '@planet-heroes/contracts/areas/operations/overview';
import type { WorkerGroup } from '@planet-heroes/contracts/areas/operations/queues';
import { readReconciliationReport } from '@planet-heroes/domain/kernel/reconciliation/reconcile';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { RELEASE } from '@planet-heroes/domain/kernel/database/oldest-writer';
import { countMessages } from '@planet-heroes/domain/kernel/outbox/count-messages';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { NodeId } from '../../kernel/foundation/node-id.js';
import { LogTailer } from '../../kernel/projections/log-tailer.js';
import { LiveGateway } from '../../kernel/rooms/live.gateway.js';
import { ReconciliationWatch } from '../../kernel/reconciliation/reconciliation-watch.js';
import { FailedJobs } from './failed-jobs.js';
import { RecentFaults } from '../../kernel/observability/recent-faults.js';
import { answers, inTime, shared } from '../../kernel/observability/in-time.js';
import { QueueReports } from './queue-reports.js';

const LATEST_FAILED_JOBS = 20;

/** Everything the operations page shows, as far as it can be read at this moment. */
@Injectable()
export class Overview {
  private readonly databaseUp = shared(() => answers(this.database.ping()));
  private readonly queuesUp = shared(() => answers(this.platform.ping()));
  private readonly queues = shared(() => this.readQueues());
  private readonly books = shared(() => this.readBooks());
  private readonly messages = shared(() => countMessages(this.database));
  private readonly clock = shared(() => readClock(this.database));

  constructor(
    private readonly database: Database,
    private readonly platform: QueuePlatform,
    private readonly node: NodeId,
    private readonly tailer: LogTailer,
    private readonly reports: QueueReports,
    private readonly failed: FailedJobs,
    private readonly watch: ReconciliationWatch,
    private readonly gateway: LiveGateway,
    private readonly faults: RecentFaults,
  ) {}

  /** Never rejects: what cannot be read is null, and named among the missing. */
  async read(): Promise<OverviewAnswer> {
    const [database, queuesUp, queues, messages, books, clock] = await Promise.all([
      this.databaseUp(),
      this.queuesUp(),
      orAway(this.queues()),
      orAway(this.messages()),
      orAway(this.books()),
      orAway(this.clock()),
    ]);
    const reason = whyMissing({ database, queues: queuesUp });
    const missing: OverviewAnswer['missing'] = [];
    const known = <T>(part: OverviewPart, value: T | typeof AWAY): T | null => {
      if (value !== AWAY) return value as T;
      missing.push({ part, reason });
      return null;
    };
    const found = known('queues', queues);
    if (found?.all.some(({ workers }) => workers === null)) missing.push({ part: 'workers', reason });
    return {
      node: this.node.value,
      version: RELEASE,
      at: new Date().toISOString(),
      uptimeSeconds: Math.round(process.uptime()),
      services: { database, queues: queuesUp },
      queues: found?.all ?? null,
      groups: found?.groups ?? null,
      failedJobs: known('failedJobs', found ? found.failedJobs : AWAY),
      messages: known('messages', messages),
      books: known('books', books),
      clock: known('clock', clock),
      projections: this.readProjections(),
      sockets: this.gateway.connections(),
      faults: this.faults.list(),
      missing,
    };
  }

  private async readQueues(): Promise<
    { all: OverviewQueue[]; groups: WorkerGroup[] | null; failedJobs: OverviewAnswer['failedJobs'] }
  > {
    const { queues: all, groups } = await this.reports.readKnown();
    const withFailed = all.filter(({ failed }) => failed > 0).map(({ name }) => name);
    const jobs = withFailed.length > 0 ? await this.failed.listOf(withFailed, LATEST_FAILED_JOBS) : [];
    return {
      all,
      groups,
      failedJobs: {
        count: all.reduce((sum, { failed }) => sum + failed, 0),
        latest: jobs.map(({ scope: _scope, payload: _payload, ...job }) => job),
      },
    };
  }

  /** The last comparison of projections with tables: another would load all tables again every time. */
  private async readBooks(): Promise<OverviewBooks | null> {
    const stored = await readReconciliationReport(this.database);
    if (!stored) return null;
    const { holds, claimsPaused, checkedAt, checks } = this.watch.withLastComparison(stored);
    return {
      holds,
      claimsPaused,
      checkedAt,
      overdue: this.watch.isOverdue(stored),
      rules: checks.length,
      broken: checks.filter((check) => !check.holds),
    };
  }

  private readProjections(): OverviewAnswer['projections'] {
    const { tailer } = this;
    const lag = tailer.lagSeconds();
    return {
      lagSeconds: Number.isFinite(lag) ? lag : null,
      horizon: String(tailer.readBelow),
      position: tailer.shownPosition,
      all: tailer.reports(),
    };
  }
}

const AWAY = Symbol('away');

function orAway<T>(reading: Promise<T>): Promise<T | typeof AWAY> {
  return inTime(reading).catch((): typeof AWAY => AWAY);
}

function whyMissing({ database, queues }: OverviewAnswer['services']): string {
  if (!database) return 'The database does not answer.';
  return queues ? 'It could not be read in time.' : 'The queues do not answer.';
}
