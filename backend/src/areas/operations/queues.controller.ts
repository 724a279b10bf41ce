import { Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  type FailedJobsAnswer,
  type FailedJobsQuery,
  failedJobsQuerySchema,
  type QueueReport,
  type QueuesAnswer,
  type RetriedAnswer,
} from '@planet-heroes/contracts/areas/operations/queues';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { FailedJobs } from './failed-jobs.js';
import { QueueReports } from './queue-reports.js';

const ID = new ZodPipe(plainText(128));

/** The queues: how they stand, pausing them, and what failed in them. */
@Controller('api/ops')
@UseGuards(OperatorGuard)
export class QueuesController {
  constructor(
    private readonly reports: QueueReports,
    private readonly failedJobs: FailedJobs,
    private readonly queues: CommandQueues,
  ) {}

  @Get('queues')
  async list(): Promise<QueuesAnswer> {
    return { queues: await this.reports.read() };
  }

  /** Its commands wait; whoever sends one is answered with 202 until it is resumed. */
  @Post('queues/:queue/pause')
  @HttpCode(200)
  async pause(@Param('queue') name: string): Promise<QueueReport> {
    await this.queues.of(knownQueue(name)).pause();
    return this.one(name);
  }

  @Post('queues/:queue/resume')
  @HttpCode(200)
  async resume(@Param('queue') name: string): Promise<QueueReport> {
    await this.queues.of(knownQueue(name)).resume();
    return this.one(name);
  }

  @Post('queues/:queue/retry-failed')
  @HttpCode(200)
  async retryAll(@Param('queue') name: string): Promise<RetriedAnswer> {
    return { retried: await this.failedJobs.retryAll(knownQueue(name)) };
  }

  @Get('failed-jobs')
  async failed(@Query(new ZodPipe(failedJobsQuerySchema)) { queue, limit }: FailedJobsQuery): Promise<FailedJobsAnswer> {
    return { jobs: await this.failedJobs.list(queue, limit) };
  }

  @Post('failed-jobs/:queue/:id/retry')
  @HttpCode(200)
  async retry(@Param('queue') name: string, @Param('id', ID) id: string): Promise<RetriedAnswer> {
    await this.failedJobs.retry(knownQueue(name), id);
    return { retried: 1 };
  }

  private async one(name: string): Promise<QueueReport> {
    return (await this.reports.read()).find((report) => report.name === name)!;
  }
}

function knownQueue(name: string): QueueName {
  if (COMMAND_QUEUES.includes(name as QueueName)) return name as QueueName;
  throw new AppError('unknown_queue', `There is no queue "${name}". Known: ${COMMAND_QUEUES.join(', ')}.`, { known: COMMAND_QUEUES });
}
