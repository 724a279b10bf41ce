import { z } from 'zod';
import { projectionReportSchema } from '../../kernel/events/projections-report.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { HEALTH_ROUTES } from './routes.js';

const readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  /** Why the node is not ready, in words. */
  problems: z.array(z.string()),
  projections: z.array(projectionReportSchema),
});
const serving = z.object({ status: z.enum(['serving', 'leaving']) });
const projections = [{ name: 'impact', position: '7410-132', hash: '9f2c41d07be3a856', eventsApplied: 132 }];

/** What balancers and monitors ask. */
export const HEALTH_CALLS = defineCalls(
  HEALTH_ROUTES,
  { tag: 'Health', description: 'For load balancers and monitors.', schemas: { Readiness: readiness } },
  {
    readLiveness: {
      summary: 'Whether the process answers',
      description: 'Says nothing of what it depends on: a process that is live and not ready should be left running.',
      caller: 'public',
      example: {},
      answers: { 200: { schema: z.object({ status: z.literal('live') }), example: { status: 'live' } } },
    },
    readServing: {
      summary: 'Whether requests should be sent to this node',
      description: 'It is loaded and does not shut down. With the database or the queues away it still serves what it '
        + 'has in memory, and refuses the rest at once: other nodes could do no more.',
      caller: 'public',
      example: {},
      answers: {
        200: { schema: serving, example: { status: 'serving' } },
        503: { description: 'The node shuts down.', schema: serving, example: { status: 'leaving' } },
      },
    },
    readReadiness: {
      summary: 'Whether this node can do its work',
      description: 'The database and the queues answer, and the projections follow the log.',
      caller: 'public',
      example: {},
      answers: {
        200: { schema: readiness, example: { status: 'ready', problems: [], projections } },
        503: {
          description: 'Not ready; `problems` says why.',
          schema: readiness,
          example: { status: 'not_ready', problems: ['the database does not answer'], projections },
        },
      },
    },
    readMetrics: {
      summary: 'Prometheus metrics of this node',
      description: 'In the text format 0.0.4. What each metric means stands in `docs/watch.md`.',
      caller: 'public',
      example: {},
      answers: { 200: { type: 'text/plain' } },
    },
  },
);
