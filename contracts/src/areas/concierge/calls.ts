import { chatAnswerSchema, chatRequestSchema, chatValuationSchema } from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { CONCIERGE_ROUTES } from './routes.js';

const valuation = {
  programme: 'exchange',
  device: 'iPhone 13 Pro',
  condition: 'good',
  tradeValue: 850,
  points: 1700,
  bottlesPrevented: 425,
  co2Saved: 1700,
};

/** The AI concierge. */
export const CONCIERGE_CALLS = defineCalls(
  CONCIERGE_ROUTES,
  {
    tag: 'Concierge',
    description: 'Answers questions about trading in, in words.',
    schemas: { ChatRequest: chatRequestSchema, ChatAnswer: chatAnswerSchema, ChatValuation: chatValuationSchema },
  },
  {
    askConcierge: {
      summary: 'Ask the concierge',
      description:
        'Takes the question with the phone models and messages that came before. Every price in the answer is one '
        + 'of `valuations`: the calculators’ own, whole AED. Takes up to ten seconds where a language model answers; where none does, the '
        + 'catalogue answers, and `fallback` says so.',
      caller: 'hero',
      body: chatRequestSchema,
      example: {
        body: {
          message: 'What is my iPhone 13 Pro worth in good condition?',
          context: { phoneModels: ['iPhone 13 Pro'], recentMessages: [] },
        },
      },
      answers: {
        200: {
          schema: chatAnswerSchema,
          example: {
            response: 'An iPhone 13 Pro in good condition brings AED 850 and 1,700 Planet Points.',
            fallback: false,
            valuations: [valuation],
            suggestions: ['How do I start a trade-in?'],
          },
        },
      },
      command: true,
    },
  },
);
