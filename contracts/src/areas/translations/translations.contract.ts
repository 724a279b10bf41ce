import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';
import { defineContract } from '../../kernel/contract.js';
import { multilineText } from '../../kernel/text/text.js';
import { TRANSLATIONS_ROUTES } from './routes.js';

/** No text of an offer is longer. */
const LONGEST = 1_000;

/** `GET /api/translations`: the Arabic texts that operators wrote, by the English ones. */
export const translationsSchema = z.object({ texts: z.record(z.string(), z.string()) });
export type Translations = z.infer<typeof translationsSchema>;

const OFFER_KINDS = ['reward', 'challenge', 'mission'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** A text of an offer that an operator wrote. `of` names the offer; `arabic` is null where there is none yet. */
export const offeredTextSchema = z.object({
  kind: z.enum(OFFER_KINDS),
  of: z.string(),
  english: z.string(),
  arabic: z.string().nullable(),
});
export type OfferedText = z.infer<typeof offeredTextSchema>;
const offeredTextsSchema = z.object({ texts: z.array(offeredTextSchema) });

export const translationSchema = z.object({
  english: multilineText(LONGEST),
  /** Null takes it back. */
  arabic: multilineText(LONGEST).nullable(),
});

const TRANSLATION_COMMANDS = {
  'translate-text': { queue: 'operations', payload: translationSchema, result: translationSchema },
} as const satisfies CommandDefinitions;

const [english, arabic] = ['A picnic under the ghaf trees', 'نزهة تحت أشجار الغاف'];

export const TRANSLATIONS_CALLS = defineCalls(
  TRANSLATIONS_ROUTES,
  {
    tag: 'Translations',
    description: 'What operators write in English and in Arabic.',
    schemas: { Translations: translationsSchema, OfferedText: offeredTextSchema, NewTranslation: translationSchema },
  },
  {
    readTranslations: {
      summary: 'Texts of offers in Arabic',
      description:
        'Those that operators wrote, by the English text, which stands in the offers themselves. What comes with the '
        + 'product is not among them.',
      caller: 'public',
      example: {},
      answers: { 200: { schema: translationsSchema, example: { texts: { [english]: arabic } } } },
      errors: ['database_unavailable'],
    },
    listOfferedTexts: {
      summary: 'The texts of all offers that operators wrote',
      description:
        'Of the rewards, Dubai challenges and missions that are on the lists, each text once; those without Arabic '
        + 'first.',
      caller: 'operator',
      example: {},
      answers: {
        200: {
          schema: offeredTextsSchema,
          example: { texts: [{ kind: 'reward', of: english, english, arabic: null }] },
        },
      },
      errors: ['database_unavailable'],
    },
    translateText: {
      summary: 'Write a text of an offer in Arabic',
      description:
        'Arabic readers see it wherever the English text would stand, from the next time that the page is '
        + 'opened. Another one takes its place, null takes it back. Records `text.translated`.',
      caller: 'operator',
      body: translationSchema,
      example: { body: { english, arabic } },
      answers: { 201: { schema: translationSchema, example: { english, arabic } } },
      errors: ['unknown_text'],
      command: true,
    },
  },
);

/** What operators write in two languages. */
export const translations = defineContract({
  logEvents: { 'text.translated': z.object({ english: z.string(), arabic: z.string().nullable() }) },
  commands: TRANSLATION_COMMANDS,
  calls: [TRANSLATIONS_CALLS],
});
