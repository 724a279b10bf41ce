import { DEMO_HERO_ID } from '../../kernel/demo.js';
import { ERROR_CODES, ERROR_STATUS } from '../../kernel/errors/error-codes.js';
import { CLAIMS_PAUSED } from '../../kernel/reconciliation/claims-paused.js';
import { booksAnswerSchema, booksCheckSchema } from '../../kernel/reconciliation/report.js';
import { clockAnswerSchema, moveClockRequestSchema, scheduleAnswerSchema } from '../../kernel/clock.js';
import { logAnswerSchema, logQuerySchema } from '../../kernel/events/log-page.js';
import {
  INGEST_BATCH_LIMIT,
  ingestAnswerSchema,
  ingestEnvelopesSchema,
  ingestResultSchema,
} from '../../kernel/ingest/answers.js';
import { projectionReportSchema, projectionsAnswerSchema } from '../../kernel/events/projections-report.js';
import { totalsAnswerSchema } from '../../kernel/reconciliation/totals.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { INGEST_EVENT_SCHEMAS, ingestBodySchema } from '../../ingest-event-schemas.js';
import { CLOUD_EVENT_TYPE, CLOUD_EVENTS_TYPE } from '../../kernel/events/cloud-event.js';
import { OPERATIONS_ROUTES } from './routes.js';

const books = {
  holds: true,
  claimsPaused: false,
  checkedAt: EXAMPLE_TIME,
  checks: [{ name: 'ledger', holds: true, pausesClaims: true, found: 'The entries of every account sum to zero.' }],
};
const ingested = {
  applied: 1,
  duplicates: 0,
  refused: 0,
  results: [{ source: '/trade-desk/dubai', id: 'desk-2026-11-20-0001', status: 'applied' }],
};
/** An event is refused with the codes that describe why its fact cannot hold. */
const ofFacts = ERROR_CODES.filter((code) =>
  (code.startsWith('unknown_') && ERROR_STATUS[code] === 404) || ERROR_STATUS[code] === 409
);
const clock = { now: EXAMPLE_TIME, offsetMs: 0, due: 0 };

/** What operators, the trade desk and QA do. */
export const OPERATIONS_CALLS = defineCalls(
  OPERATIONS_ROUTES,
  {
    tag: 'Operations',
    description:
      'For operators, with the operator token: events from outside, decisions of the trade desk, reconciliation and the clock.',
    schemas: {
      ...INGEST_EVENT_SCHEMAS,
      IngestResult: ingestResultSchema,
      IngestAnswer: ingestAnswerSchema,
      ProjectionReport: projectionReportSchema,
      BooksCheck: booksCheckSchema,
      BooksReport: booksAnswerSchema,
      Clock: clockAnswerSchema,
      Schedule: scheduleAnswerSchema,
    },
  },
  {
    ingestEvents: {
      summary: 'Take events from the trade desk, partners and QA',
      description:
        `One CloudEvent, or a batch of up to ${INGEST_BATCH_LIMIT}. The same \`source\` and \`id\` count once. A single event is `
        + 'answered as what became of it: a duplicate is 409, a refusal its own code. A batch is answered 200 with every event’s fate, in order. '
        + 'A refused event may be sent again once what it lacked is there; one that came too late (sold out, full, too few points) stays refused.\n\n'
        + 'All modes of CloudEvents’ HTTP binding are taken: structured, as a batch, and binary, where each attribute is a header (`ce-id`, '
        + '`ce-source`, `ce-type`, `ce-specversion`, `ce-time`) and the body is `data`. An event without `time` has the time at which it is taken.',
      caller: 'operator',
      body: ingestBodySchema,
      otherBodyTypes: [CLOUD_EVENT_TYPE, CLOUD_EVENTS_TYPE],
      checks: { body: ingestEnvelopesSchema },
      example: {
        body: {
          specversion: '1.0',
          id: 'desk-2026-11-20-0001',
          source: '/trade-desk/dubai',
          type: 'trade.verified',
          time: '2026-11-20T10:00:00Z',
          data: { heroId: 'planet-hero-demo', device: 'iPhone 15 Pro', condition: 'good' },
        },
      },
      answers: { 200: { schema: ingestAnswerSchema, example: ingested } },
      errors: [
        'unknown_event_type',
        'unknown_device',
        'unknown_condition',
        'unknown_referral_code',
        'invalid_amount',
        ...ofFacts,
      ],
      command: true,
    },
    readProjections: {
      summary: 'Where this node’s projections stand',
      description: 'Equal hashes mean equal states, on any node and after any replay.',
      caller: 'operator',
      example: {},
      answers: {
        200: {
          schema: projectionsAnswerSchema,
          example: {
            node: 'b1f0a2',
            horizon: '7411',
            projections: [{ name: 'impact', position: '7410-132', hash: '9f2c41d07be3a856', eventsApplied: 132 }],
          },
        },
      },
    },
    readTotals: {
      summary: 'What the tables sum up to',
      description:
        'By name, with the log position that the sums belong to. Two replays of the same events end with the same sums.',
      caller: 'operator',
      example: {},
      answers: { 200: { schema: totalsAnswerSchema, example: { position: '7410-132', totals: { heroes: '12847' } } } },
      errors: ['database_unavailable'],
    },
    readLog: {
      summary: 'The event log, in its order',
      description:
        'For recording fixtures. Contacts are masked. `next` is the `after` of the next page. Events up to `archivedTo` may have been moved to an archive.',
      caller: 'operator',
      query: logQuerySchema,
      example: { query: { limit: '100' } },
      answers: {
        200: {
          schema: logAnswerSchema,
          example: {
            events: [
              {
                specversion: '1.0',
                id: EXAMPLE_ID,
                source: '/planet-heroes',
                type: 'hero.profile_completed',
                subject: DEMO_HERO_ID,
                time: EXAMPLE_TIME,
                data: { heroId: DEMO_HERO_ID },
                cause: EXAMPLE_ID,
              },
            ],
            next: null,
            archivedTo: null,
          },
        },
      },
      errors: ['database_unavailable'],
    },
    readBooks: {
      summary: 'Read the last reconciliation',
      description:
        `What the last of the minutely checks found, with this node’s projections held against the tables. While \`claimsPaused\`: ${CLAIMS_PAUSED} Other rules and a projection that differs pause nothing.`,
      caller: 'operator',
      example: {},
      answers: { 200: { schema: booksAnswerSchema, example: books } },
      errors: ['not_found', 'database_unavailable'],
    },
    checkBooks: {
      summary: 'Reconcile now',
      description: 'The ledger sums to zero, balances equal their fold, projections equal the tables.',
      caller: 'operator',
      example: {},
      answers: { 200: { schema: booksAnswerSchema, example: books } },
      command: true,
    },
    readClock: {
      summary: 'What every rule takes for the time',
      description: '`due` commands wait for workers; `offsetMs` is how far a test instance was moved.',
      caller: 'operator',
      example: {},
      answers: { 200: { schema: clockAnswerSchema, example: clock } },
      errors: ['database_unavailable'],
    },
    moveClock: {
      summary: 'Move a test instance’s clock',
      description: 'To a time, or on by some seconds; only where the instance was started with VIRTUAL_CLOCK=on.',
      caller: 'operator',
      body: moveClockRequestSchema,
      example: { body: { advanceSeconds: 3600 } },
      answers: { 200: { schema: clockAnswerSchema, example: { ...clock, offsetMs: 3_600_000 } } },
      errors: ['virtual_clock_off'],
      command: true,
    },
    readSchedule: {
      summary: 'What is planned for later',
      description: 'By kind of command: what falls due by the instance’s clock. Checks that come every minute are left out.',
      caller: 'operator',
      example: {},
      answers: {
        200: {
          schema: scheduleAnswerSchema,
          example: {
            ...clock,
            isMovable: false,
            planned: [
              {
                command: 'expire-quote', next: EXAMPLE_TIME, withinHour: 0, withinDay: 3, within31Days: 40, all: 40,
              },
            ],
          },
        },
      },
      errors: ['database_unavailable'],
    },
  },
);
