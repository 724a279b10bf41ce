import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { RECORDINGS_ROUTES } from './routes.js';

const whole = z.number().int().nonnegative();

/** The most events of the log that one recording may be made of. */
export const MAX_RECORDED_EVENTS = 20_000;

/** When what is recorded happened: from `since` until before `until`. */
export const recordingWindowSchema = z.object({
  since: z.iso.datetime({ offset: true }),
  until: z.iso.datetime({ offset: true }),
}).refine(({ since, until }) => Date.parse(since) < Date.parse(until), {
  path: ['until'],
  message: 'must be later than since',
});
export type RecordingWindow = z.infer<typeof recordingWindowSchema>;

const counted = z.object({ type: z.string(), count: whole });

/** One kind of text that is replaced: a field of one type of event, with an example. */
export const scrubbedValueSchema = counted.extend({
  field: z.string(),
  /** How the text looked, with every letter and digit masked; null where the log does not have it at all. */
  before: z.string().nullable(),
  after: z.string(),
});
export type ScrubbedValue = z.infer<typeof scrubbedValueSchema>;

/** What a recording of a window would hold. */
export const recordingPreviewSchema = z.object({
  /** Events of the log in the window, and those of the recording: facts without the events that follow from them. */
  logged: whole,
  events: whole,
  bytes: whole,
  kinds: z.array(counted),
  /** Facts that have no form in which they could be sent again. */
  leftOut: z.array(counted),
  scrubbed: z.array(scrubbedValueSchema),
  /** Events up to then were archived, and are not in it. */
  archivedTo: z.string().nullable(),
});
export type RecordingPreview = z.infer<typeof recordingPreviewSchema>;

const window = { since: EXAMPLE_TIME, until: '2026-11-23T20:00:00Z' };

/** What happened on this instance, as a fixture that can be replayed elsewhere and names nobody. */
export const RECORDINGS_CALLS = defineCalls(
  RECORDINGS_ROUTES,
  {
    tag: 'Recordings',
    description: `What happened, as a fixture that names nobody, of up to ${MAX_RECORDED_EVENTS} events of the log.`,
  },
  {
    previewRecording: {
      summary: 'What a recording would hold',
      description:
        'How many events of which kind, and one example of each kind of text that is replaced. Nothing of a person’s is shown: '
        + 'letters and digits are masked.',
      caller: 'operator',
      query: recordingWindowSchema,
      example: { query: window },
      answers: {
        200: {
          schema: recordingPreviewSchema,
          example: {
            logged: 4,
            events: 1,
            bytes: 212,
            kinds: [{ type: 'hero.joined', count: 1 }],
            leftOut: [],
            scrubbed: [{ type: 'hero.joined', count: 1, field: 'name', before: '••••• ••••••', after: 'Hero 1' }],
            archivedTo: null,
          },
        },
      },
      errors: ['window_too_large', 'database_unavailable'],
    },
    makeRecording: {
      summary: 'Download a recording',
      description: 'The fixture, one CloudEvent a line, as `npm run replay` takes it. Who made it is in the audit log.',
      caller: 'operator',
      body: recordingWindowSchema,
      example: { body: window },
      answers: { 200: { type: 'application/x-ndjson', description: 'The file.' } },
      errors: ['window_too_large', 'database_unavailable'],
    },
  },
);
