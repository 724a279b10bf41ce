import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { QUEUES } from '@planet-heroes/contracts/kernel/commands/queues';
import { CommandQueues } from './command-queues.js';
import { JOB_OPTIONS } from './job-options.js';
import { type CommandQueue, QueuePlatform } from './queue-platform.js';

/**
 * Every queue of the settings' table, on the process's foundation. Workers are registered by hand: consuming is the
 * last step of a start.
 */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [QueuePlatform],
      useFactory: ({ producers }: QueuePlatform) => producers,
      extraOptions: { manualRegistration: true },
    }),
    BullModule.registerQueue(...QUEUES.map((name) => ({ name, defaultJobOptions: JOB_OPTIONS[name] }))),
  ],
  providers: [
    {
      provide: CommandQueues,
      inject: QUEUES.map((name) => getQueueToken(name)),
      useFactory: (...queues: CommandQueue[]) => new CommandQueues(queues),
    },
  ],
  exports: [BullModule, CommandQueues],
})
export class QueuesModule {}
