import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HEALTH_CALLS } from '@planet-heroes/contracts/areas/operations/health-calls';
import type { CallResult } from '@planet-heroes/contracts/kernel/calls/call-types';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { Draining } from '../../kernel/http/draining.js';
import { Implements } from '../../kernel/http/implements.js';
import { LogTailer } from '../../kernel/projections/log-tailer.js';
import { answers, inTime } from '../../kernel/observability/in-time.js';

const LAG_LIMIT_SECONDS = 10;

/**
 * Live: the process answers. Serving: it is loaded, which it is before it listens, and stays. Ready: it can do all its
 * work; if not, it says what is in the way.
 */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly platform: QueuePlatform,
    private readonly tailer: LogTailer,
    private readonly draining: Draining,
  ) {}

  @Implements(HEALTH_CALLS.readLiveness)
  live(): CallResult<typeof HEALTH_CALLS.readLiveness> {
    return { status: 'live' };
  }

  @Implements(HEALTH_CALLS.readServing)
  serving(@Res({ passthrough: true }) reply: FastifyReply): CallResult<typeof HEALTH_CALLS.readServing> {
    const { isLeaving } = this.draining;
    void reply.status(isLeaving ? 503 : 200).header('cache-control', 'no-store');
    return { status: isLeaving ? 'leaving' : 'serving' };
  }

  @Implements(HEALTH_CALLS.readReadiness)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<CallResult<typeof HEALTH_CALLS.readReadiness>> {
    const [databaseUp, queuesUp, misfits] = await Promise.all([
      answers(this.database.ping()),
      answers(this.platform.ping()),
      inTime(this.platform.misfits()).catch(() => []),
    ]);
    const projections = this.tailer.reports();
    const stopped = projections.filter(({ stoppedAt }) => stoppedAt);
    const lag = this.tailer.lagSeconds();
    const differing = projections.filter(({ differs }) => differs);
    const problems = [
      ...(this.draining.isLeaving ? ['this node is leaving'] : []),
      ...(databaseUp ? [] : ['the database does not answer']),
      ...(queuesUp ? misfits : ['the queues do not answer']),
      ...(lag < LAG_LIMIT_SECONDS ? [] : ['the event log is not being read']),
      ...stopped.map(({ name, stoppedAt }) => {
        const { eventId, type, reason } = stoppedAt!;
        return `projection ${name} stands still before event ${eventId} (${type}): ${reason}`;
      }),
      ...differing.map(({ name }) => `projection ${name} differs from the tables and is being loaded again`),
    ];
    void reply.status(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return { status: problems.length === 0 ? 'ready' : 'not_ready', problems, projections };
  }
}
