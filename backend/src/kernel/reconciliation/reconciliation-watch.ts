import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { areClaimsEndangered, CLAIMS_GO_ON, CLAIMS_PAUSED } from '@planet-heroes/contracts/kernel/reconciliation/claims-paused';
import type { BooksAnswer, BooksCheck, BooksReport } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { readReconciliationReport } from '@planet-heroes/domain/kernel/reconciliation/reconcile';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { LogTailer } from '../projections/log-tailer.js';
import { RecentFaults } from '../observability/recent-faults.js';

const WATCH_MS = 60_000;
/** A reconciliation that is older than this is out of date. */
const OVERDUE_MS = 5 * 60_000;

/** Whether a check is too old, in a process that runs since a time: after a pause the next check needs its minute. */
export function isOverdue(checkedAt: string, runningSince: number, now = Date.now()): boolean {
  return now - Math.max(Date.parse(checkedAt), runningSince) > OVERDUE_MS;
}

/** Raises the alarm, once a minute, when reconciliation fails, or this node's projections differ. */
@Injectable()
export class ReconciliationWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly balanced: Gauge;
  private comparisons: readonly BooksCheck[] = [];
  private readonly runningSince = Date.now();

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly tailer: LogTailer,
    private readonly faults: RecentFaults,
    registry: Registry,
  ) {
    this.balanced = new Gauge({
      name: 'planet_books_balanced', help: '1 when the last reconciliation found all in order, else 0.',
      registers: [registry],
    });
    // Before the first look there is nothing to raise an alarm for: every start would.
    this.balanced.set(1);
  }

  onApplicationBootstrap(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), WATCH_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * A report that also compares this node's projections with the tables; one that differs is loaded again and compared
   * again.
   */
  async withProjections(report: BooksReport): Promise<BooksAnswer> {
    const comparisons = await this.tailer.reconcile();
    const checks: BooksCheck[] = comparisons.map(({ name, live, tables, reloadedFrom }) => ({
      name: `Projection ${name} shows what the tables say`,
      holds: live === tables,
      pausesClaims: false,
      found: [
        live === tables ? `both ${live}` : `the projection has ${live}, the tables ${tables}`,
        ...(reloadedFrom === undefined ? [] : [`loaded again: it had ${reloadedFrom}`]),
      ].join('; '),
    }));
    this.comparisons = checks;
    return withChecks(report, checks);
  }

  /** The same with the last comparison there was, which costs nothing. */
  withLastComparison(report: BooksReport): BooksAnswer {
    return withChecks(report, this.comparisons);
  }

  isOverdue({ checkedAt }: Pick<BooksReport, 'checkedAt'>): boolean {
    return isOverdue(checkedAt, this.runningSince);
  }

  private async look(): Promise<void> {
    const { logger, database } = this;
    try {
      const stored = await readReconciliationReport(database);
      if (!stored) return;
      if (this.isOverdue(stored)) {
        this.balanced.set(0);
        const overdue = 'Reconciliation does not run: no worker takes the queue "operations", or the check fails.';
        logger.error({ checkedAt: stored.checkedAt }, overdue);
        this.faults.note('books', overdue);
        return;
      }
      const report = await this.withProjections(stored);
      this.balanced.set(report.holds ? 1 : 0);
      const broken = report.checks.filter(({ holds }) => !holds);
      if (broken.length > 0)
        logger.error(
          { broken, checkedAt: report.checkedAt },
          `Reconciliation fails. ${
            report.claimsPaused
              ? CLAIMS_PAUSED
              : CLAIMS_GO_ON
          }`,
        );
      for (const { name } of broken) this.faults.note('books', `Broken: ${name}`);
    } catch (error) {
      logger.warn({ err: error }, 'The last reconciliation could not be read.');
    }
  }
}

function withChecks(report: BooksReport, checks: readonly BooksCheck[]): BooksAnswer {
  const claimsPaused = areClaimsEndangered(report.checks);
  return {
    ...report,
    claimsPaused,
    holds: report.holds && checks.every(({ holds }) => holds),
    checks: [...report.checks, ...checks],
  };
}
