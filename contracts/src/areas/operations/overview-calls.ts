import { overviewQueueSchema, overviewSchema } from './overview.js';
import { faultSchema } from '../../kernel/errors/fault.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { OVERVIEW_ROUTES } from './routes.js';

/** What the operations page shows. */
export const OVERVIEW_CALLS = defineCalls(
  OVERVIEW_ROUTES,
  {
    tag: 'Overview',
    description: 'For operators: everything at one look, as the page at `/ops/` shows it.',
    schemas: { Overview: overviewSchema, OverviewQueue: overviewQueueSchema, Fault: faultSchema },
  },
  {
    readOverview: {
      summary: 'How everything stands',
      description:
        'Queues, failed jobs, reconciliation, projections, sockets and the last faults of this node. It always answers: '
        + 'what cannot be read is null, and `missing` says why. Rates per second, ages and times in seconds.',
      caller: 'operator',
      example: {},
      answers: {
        200: {
          schema: overviewSchema,
          example: {
            node: 'b1f0a2',
            version: '1.0.0',
            at: EXAMPLE_TIME,
            uptimeSeconds: 5400,
            services: { database: true, queues: true },
            missing: [],
            clock: { now: EXAMPLE_TIME, offsetMs: 0, due: 0 },
            queues: [
              {
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
              },
            ],
            groups: [
              {
                name: 'trades', queues: ['trade-ins'], workers: 2, utilisation: 0.31, oldestWaitingSeconds: 0.4,
                wantedWorkers: 1,
              },
            ],
            failedJobs: {
              count: 1,
              latest: [
                {
                  queue: 'trade-ins',
                  id: EXAMPLE_ID,
                  command: 'verify-trade',
                  attempts: 5,
                  reason: 'connection terminated',
                  failedAt: EXAMPLE_TIME,
                },
              ],
            },
            messages: [{ channel: 'email', waiting: 2, sending: 0, failed: 1, oldestSeconds: 41 }],
            books: { holds: true, claimsPaused: false, checkedAt: EXAMPLE_TIME, overdue: false, rules: 14, broken: [] },
            projections: {
              lagSeconds: 0,
              horizon: '7411',
              position: '7410-132',
              all: [{ name: 'impact', position: '7410-132', hash: '9f2c41d07be3a856', eventsApplied: 132 }],
            },
            sockets: {
              connected: 214,
              rooms: [{ kind: 'hero', rooms: 61, followers: 64 }, { kind: 'impact', rooms: 1, followers: 180 }],
              ages: [{ connection: 'live', reports: 1000, p50Ms: 40, p95Ms: 210, p99Ms: 900 }],
            },
            faults: [
              {
                kind: 'request', text: 'POST /api/heroes: 503 queue_unavailable', reference: EXAMPLE_ID, count: 3,
                firstAt: EXAMPLE_TIME, lastAt: EXAMPLE_TIME,
              },
            ],
          },
        },
      },
    },
  },
);
