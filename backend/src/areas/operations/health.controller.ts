import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { Draining } from '../../kernel/http/draining.js';
import { Projections } from '../../kernel/projections/projections.js';
import { answers } from '../../kernel/observability/in-time.js';

const LAG_LIMIT_SECONDS = 10;

/** Live: the process answers. Ready: it can do its work; if not, it says what is in the way. */
@Controller('health')
export class HealthController {
  constructor(
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(Draining) private readonly draining: Draining,
  ) {}

  @Get('live')
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { database, platform } = this.dependencies;
    const [databaseUp, queuesUp] = await Promise.all([answers(database.query('select 1')), answers(platform.ping())]);
    const projections = this.projections.tailer.reports();
    const stopped = projections.filter(({ stoppedAt }) => stoppedAt);
    const lag = this.projections.tailer.lagSeconds();
    const differing = projections.filter(({ differs }) => differs);
    const problems = [
      ...(this.draining.isLeaving ? ['this node is leaving'] : []),
      ...(databaseUp ? [] : ['the database does not answer']),
      ...(queuesUp ? [] : ['the queues do not answer']),
      ...(lag < LAG_LIMIT_SECONDS ? [] : ['the event log is not being read']),
      ...stopped.map(
        ({ name, stoppedAt }) =>
          `projection ${name} stands still before event ${stoppedAt!.eventId} (${stoppedAt!.type}): ${stoppedAt!.reason}`,
      ),
      ...differing.map(({ name }) => `projection ${name} differs from the tables and is being loaded anew`),
    ];
    void reply.status(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return { status: problems.length === 0 ? 'ready' : 'not_ready', problems, projections };
  }
}
