import { z } from 'zod';
import {
  failedJobsAnswerSchema,
  failedJobSchema,
  failedJobsQuerySchema,
  queueNameSchema,
  queueReportSchema,
  queuesAnswerSchema,
  retriedAnswerSchema,
  workerGroupSchema,
} from './queues.js';
import { commandStepsSchema } from './command-steps.js';
import { plainText } from '../../kernel/text/text.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { QUEUE_ROUTES } from './routes.js';

const queue = {
  params: z.object({ queue: queueNameSchema }), checks: { params: z.object({ queue: z.string() }) },
  example: { params: { queue: 'trade-ins' } },
};
const report = {
  name: 'trade-ins',
  paused: false,
  waiting: 12,
  active: 4,
  delayed: 0,
  failed: 1,
  oldestWaitingSeconds: 0.4,
  workers: 2,
  drainPerSecond: 48.5,
  secondsToEmpty: 0.3,
  wantedWorkers: 1,
};
const group = {
  name: 'trades', queues: ['trade-ins', 'heroes'], workers: 2, utilisation: 0.31, oldestWaitingSeconds: 0.4,
  wantedWorkers: 1,
};

const steps = {
  commandId: EXAMPLE_ID, command: 'join-hero', queue: 'heroes', traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  state: 'completed', askedAt: EXAMPLE_TIME, acceptedAt: null, begunAt: EXAMPLE_TIME, endedAt: EXAMPLE_TIME,
  waitedMs: 3, handledMs: 12, tries: { made: 1, of: 5 }, fault: null, outcome: { status: 'succeeded', error: null },
  events: [{ id: EXAMPLE_ID, type: 'hero.joined', subject: 'hero-1', position: '812-40', at: EXAMPLE_TIME }],
  hasMoreEvents: false, projected: { isShown: true, at: EXAMPLE_TIME, stopped: [] },
  pushed: { at: EXAMPLE_TIME, rooms: ['impact', 'leaderboard'] },
};

/** The queues and what failed in them. */
export const QUEUE_CALLS = defineCalls(
  QUEUE_ROUTES,
  {
    tag: 'Queues',
    description: 'For operators: how the queues stand, pausing them, and commands whose every attempt was a fault.',
    schemas: {
      QueueReport: queueReportSchema, WorkerGroup: workerGroupSchema, FailedJob: failedJobSchema,
      CommandSteps: commandStepsSchema,
    },
  },
  {
    readQueues: {
      summary: 'How every queue stands',
      description: 'Rates per second, ages and times in seconds. `wantedWorkers` of a group is what an autoscaler goes by.',
      caller: 'operator',
      example: {},
      answers: { 200: { schema: queuesAnswerSchema, example: { queues: [report], groups: [group] } } },
      errors: ['database_unavailable'],
    },
    pauseQueue: {
      summary: 'Let a queue wait',
      description: 'Its commands stay safe; new ones are answered with 202 until it is resumed.',
      caller: 'operator',
      ...queue,
      answers: { 200: { schema: queueReportSchema, example: { ...report, paused: true } } },
      errors: ['unknown_queue'],
    },
    resumeQueue: {
      summary: 'Let a queue go on',
      description: 'What waited is done now.',
      caller: 'operator',
      ...queue,
      answers: { 200: { schema: queueReportSchema, example: report } },
      errors: ['unknown_queue'],
    },
    retryFailedJobs: {
      summary: 'Run everything that failed in a queue again',
      description: 'Up to a thousand; safe, since what a command did before counts once.',
      caller: 'operator',
      ...queue,
      answers: { 200: { schema: retriedAnswerSchema, example: { retried: 3 } } },
      errors: ['unknown_queue'],
    },
    listFailedJobs: {
      summary: 'Commands whose every attempt was a fault',
      description: 'Newest first. Contacts in the payload are masked.',
      caller: 'operator',
      query: failedJobsQuerySchema,
      example: { query: { queue: 'trade-ins', limit: '20' } },
      answers: {
        200: {
          schema: failedJobsAnswerSchema,
          example: {
            jobs: [
              {
                queue: 'trade-ins',
                id: EXAMPLE_ID,
                command: 'verify-trade',
                scope: 'operator',
                attempts: 5,
                reason: 'connection terminated',
                failedAt: EXAMPLE_TIME,
                payload: { tradeInId: EXAMPLE_ID },
              },
            ],
          },
        },
      },
    },
    retryFailedJob: {
      summary: 'Run one of them again',
      description: 'Asking for the command’s end gives the end of the new job.',
      caller: 'operator',
      params: z.object({ queue: queueNameSchema, id: plainText(128) }),
      checks: { params: z.object({ queue: z.string(), id: plainText(128) }) },
      example: { params: { queue: 'trade-ins', id: EXAMPLE_ID } },
      answers: { 200: { schema: retriedAnswerSchema, example: { retried: 1 } } },
      errors: ['unknown_queue', 'unknown_job'],
    },
    readCommandSteps: {
      summary: 'How one command went, step by step',
      description:
        'By the id of the command, of its job, or of an event that it wrote. Times of the last two steps are of the backend '
        + 'that answers, and are remembered for a while. What is not kept any more is null.',
      caller: 'operator',
      params: z.object({ id: plainText(128) }),
      example: { params: { id: EXAMPLE_ID } },
      answers: { 200: { schema: commandStepsSchema, example: steps } },
      errors: ['unknown_command', 'database_unavailable', 'queue_unavailable'],
    },
  },
);
