import { Controller, Header, UseGuards } from '@nestjs/common';
import type { CommandSteps as Steps } from '@planet-heroes/contracts/areas/operations/command-steps';
import { QUEUE_CALLS } from '@planet-heroes/contracts/areas/operations/queue-calls';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type {
  FailedJobsAnswer,
  QueueReport,
  QueuesAnswer,
  RetriedAnswer,
} from '@planet-heroes/contracts/areas/operations/queues';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { CommandSteps } from './command-steps.js';
import { FailedJobs } from './failed-jobs.js';
import { QueueReports } from './queue-reports.js';

const {
  listFailedJobs, pauseQueue, readCommandSteps, readQueues, resumeQueue, retryFailedJob, retryFailedJobs,
} = QUEUE_CALLS;

/** The queues: how they stand, pausing them, and what failed in them. */
@Controller()
@UseGuards(OperatorGuard)
export class QueuesController {
  constructor(
    private readonly reports: QueueReports,
    private readonly failedJobs: FailedJobs,
    private readonly queues: CommandQueues,
    private readonly steps: CommandSteps,
    private readonly platform: QueuePlatform,
  ) {}

  @Implements(readQueues)
  async list(): Promise<QueuesAnswer> {
    return this.reports.read();
  }

  /** Its commands wait; new ones are answered with 202 until it is resumed. */
  @Implements(pauseQueue)
  async pause(@Input() { params }: CallInput<typeof pauseQueue>): Promise<QueueReport> {
    const name = knownQueue(params.queue);
    this.platform.workersHere?.setPaused(name, true);
    await this.queues.of(name).pause();
    return this.one(params.queue);
  }

  @Implements(resumeQueue)
  async resume(@Input() { params }: CallInput<typeof resumeQueue>): Promise<QueueReport> {
    const name = knownQueue(params.queue);
    await this.queues.of(name).resume();
    this.platform.workersHere?.setPaused(name, false);
    return this.one(params.queue);
  }

  @Implements(retryFailedJobs)
  async retryAll(@Input() { params }: CallInput<typeof retryFailedJobs>): Promise<RetriedAnswer> {
    return { retried: await this.failedJobs.retryAll(knownQueue(params.queue)) };
  }

  @Implements(listFailedJobs)
  async failed(@Input() { query }: CallInput<typeof listFailedJobs>): Promise<FailedJobsAnswer> {
    return { jobs: await this.failedJobs.list(query.queue, query.limit) };
  }

  @Implements(retryFailedJob)
  async retry(@Input() { params }: CallInput<typeof retryFailedJob>): Promise<RetriedAnswer> {
    await this.failedJobs.retry(knownQueue(params.queue), params.id);
    return { retried: 1 };
  }

  @Implements(readCommandSteps)
  @Header('cache-control', 'no-store')
  commandSteps(@Input() { params }: CallInput<typeof readCommandSteps>): Promise<Steps> {
    return this.steps.read(params.id);
  }

  private async one(name: string): Promise<QueueReport> {
    return (await this.reports.read()).queues.find((report) => report.name === name)!;
  }
}

function knownQueue(name: string): QueueName {
  if (COMMAND_QUEUES.includes(name as QueueName)) return name as QueueName;
  const text = `There is no queue "${name}". Known: ${COMMAND_QUEUES.join(', ')}.`;
  throw new AppError('unknown_queue', text, { known: COMMAND_QUEUES });
}
