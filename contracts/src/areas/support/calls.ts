import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { plainText } from '../../kernel/text/text.js';
import { EXAMPLE_COMPANY } from '../companies/examples.js';
import { EXAMPLE_HERO_ID, EXAMPLE_LEDGER_LINE } from '../heroes/examples.js';
import { pointsAnswerSchema, pointsQuerySchema } from '../heroes/schemas.js';
import { EXAMPLE_QUOTE } from '../quotes/examples.js';
import { SUPPORT_ROUTES } from './routes.js';
import {
  companyMessagesSchema, contactsSchema, correctionsQuerySchema, correctPointsRequestSchema,
  decideCorrectionRequestSchema, erasePersonRequestSchema, findPeopleQuerySchema, foundPeopleSchema,
  moderateRequestSchema, pageQuerySchema, personAuditQuerySchema, personAuditSchema, personChallengesSchema,
  personMessagesSchema, personSchema, pointCorrectionSchema, pointCorrectionsSchema,
  renamePersonRequestSchema, showPersonRequestSchema,
} from './schemas.js';

const byId = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_HERO_ID } } };
const NOTE = 'Wrote in on 21 November';
const EXAMPLE_PERSON = {
  id: EXAMPLE_HERO_ID, name: 'Layla Haddad', level: 'Bronze Hero', isDemo: false, isGuest: false, zoneId: 'jlt',
  locale: 'en', joinedAt: EXAMPLE_TIME, leftAt: null, hidden: null,
  availablePoints: 25, pendingPoints: 0, heldPoints: 0, lifetimePoints: 25, score: 25,
  contacts: { signInEmail: 'l•••@example.com', email: null, phone: '••• 4567' },
} as const;
const EXAMPLE_MESSAGE = {
  id: 'email-claim-1', channel: 'email', kind: 'claim-state', locale: 'en', state: 'sent',
  createdAt: EXAMPLE_TIME, sentAt: EXAMPLE_TIME,
} as const;
const EXAMPLE_CORRECTION = {
  id: EXAMPLE_ID, heroId: EXAMPLE_HERO_ID, points: -250, reason: 'counted-twice', note: NOTE, state: 'applied',
  proposedAt: EXAMPLE_TIME, proposedBy: 'Noor of support', decidedAt: EXAMPLE_TIME, decidedBy: null,
} as const;
const { availablePoints, pendingPoints, heldPoints, lifetimePoints, score } = EXAMPLE_PERSON;
const done = {
  200: { schema: z.object({ heroId: z.string() }), example: { heroId: EXAMPLE_HERO_ID } },
};
const read = { caller: 'operator', errors: ['unknown_hero', 'database_unavailable'] } as const;
const change = { caller: 'operator', errors: ['unknown_hero', 'demo_hero_fixed'], command: true } as const;

/** Finding people, and helping them. */
export const SUPPORT_CALLS = defineCalls(
  SUPPORT_ROUTES,
  {
    tag: 'Support',
    description:
      'Whom operators look for, what is kept of them, and what support changes: a name, what others see, points. Contacts are '
      + 'masked; showing them is an action, and stands in the audit log like every other (docs/watch.md).',
    schemas: { Person: personSchema, PointCorrection: pointCorrectionSchema },
  },
  {
    findPeople: {
      summary: 'Find heroes and companies',
      description:
        'Heroes by id, sign-in address, phone, a trade-in’s or claim’s code, or a part of the name; companies by id, a part of '
        + 'the name or of a member’s, a member’s e-mail address, or an order. `next` is the `after` of the next page of those whose name fits.',
      caller: 'operator',
      query: findPeopleQuerySchema,
      example: { query: { search: 'Layla', limit: '20' } },
      answers: {
        200: {
          schema: foundPeopleSchema,
          example: {
            heroes: [{
              id: EXAMPLE_HERO_ID, name: 'Layla Haddad', foundBy: 'name', score: 25, joinedAt: EXAMPLE_TIME,
              isGuest: false, isHidden: false, hasLeft: false,
            }],
            companies: [],
            next: null,
          },
        },
      },
      errors: ['database_unavailable'],
    },
    readPerson: {
      summary: 'One hero, as support sees it',
      description: 'One who has left is there still, with nothing that says who it was.',
      ...read,
      ...byId,
      answers: { 200: { schema: personSchema, example: EXAMPLE_PERSON } },
    },
    showContacts: {
      summary: 'How a hero can be reached',
      description: 'In full. It changes nothing, and stands in the audit log all the same.',
      ...read,
      ...byId,
      answers: {
        200: {
          schema: contactsSchema,
          example: { signInEmail: 'layla@example.com', email: null, phone: '+971 50 123 4567' },
        },
      },
    },
    listPersonPoints: {
      summary: 'A hero’s ledger',
      description: 'Newest first, as the hero reads it. `next` is the `before` of the next page.',
      ...read,
      ...byId,
      query: pointsQuerySchema,
      example: { ...byId.example, query: { limit: '20' } },
      answers: {
        200: {
          schema: pointsAnswerSchema,
          example: {
            availablePoints, pendingPoints, heldPoints, lifetimePoints, score, lines: [EXAMPLE_LEDGER_LINE], next: null,
          },
        },
      },
    },
    listPersonChallenges: {
      summary: 'Challenges that a hero takes part in, or has set',
      description: 'Newest first. `part`: in a Dubai challenge, in a social one, or as its creator.',
      ...read,
      ...byId,
      query: pageQuerySchema,
      answers: {
        200: {
          schema: personChallengesSchema,
          example: {
            challenges: [{ id: EXAMPLE_ID, title: 'Beach clean-up', part: 'created', state: 'open', at: EXAMPLE_TIME }],
            next: null,
          },
        },
      },
    },
    listPersonMessages: {
      summary: 'Messages that were sent to a hero',
      description: 'Newest first: of what kind, when, and what became of them; never their text.',
      ...read,
      ...byId,
      query: pageQuerySchema,
      answers: {
        200: {
          schema: personMessagesSchema,
          example: { messages: [EXAMPLE_MESSAGE], next: null },
        },
      },
    },
    listCompanyMessages: {
      summary: 'Messages that were sent to a company’s people',
      description:
        'Newest first: to whom, masked, of what kind, about which order or quote, when, and what became of them; never their '
        + 'text, and nothing that was '
        + 'sent to one of them as a hero.',
      caller: 'operator',
      errors: ['unknown_company', 'database_unavailable'],
      params: z.object({ id: plainText(64) }),
      query: pageQuerySchema,
      example: { params: { id: EXAMPLE_COMPANY.id } },
      answers: {
        200: {
          schema: companyMessagesSchema,
          example: { messages: [{ ...EXAMPLE_MESSAGE, kind: 'quote-ready', to: 'l•••@example.com', about: {
              kind: 'quote', id: EXAMPLE_QUOTE.id, step: 'approved',
            } }],
            next: null,
          },
        },
      },
    },
    listPersonAudit: {
      summary: 'What operators did about a hero',
      description: 'And about its trade-ins, claims and corrections, newest first. `next` is the `before` of the next page.',
      ...read,
      ...byId,
      query: personAuditQuerySchema,
      answers: {
        200: {
          schema: personAuditSchema,
          example: {
            entries: [{
              id: '4711', at: EXAMPLE_TIME, operatorId: EXAMPLE_ID, operator: 'Noor of support',
              call: SUPPORT_ROUTES.hidePerson, subject: EXAMPLE_HERO_ID, details: { reason: 'unfair', note: NOTE },
              status: 200, requestId: 'req-1',
            }],
            next: null,
          },
        },
      },
    },
    renamePerson: {
      summary: 'Give a hero another name',
      description: 'Where the present one offends, imitates or says too much. The hero is notified, and may choose another.',
      ...change,
      ...byId,
      body: renamePersonRequestSchema,
      example: { ...byId.example, body: { name: 'Hero 3b10', reason: 'offensive', note: NOTE } },
      answers: done,
    },
    hidePerson: {
      summary: 'Leave a hero out of the board and of what others see',
      description: 'The ranks of others follow. The hero keeps its points, and is notified.',
      ...change,
      ...byId,
      body: moderateRequestSchema,
      example: { ...byId.example, body: { reason: 'unfair', note: NOTE } },
      answers: done,
    },
    showPerson: {
      summary: 'Let a hero be seen again',
      description: 'It stands where its score puts it.',
      ...change,
      ...byId,
      body: showPersonRequestSchema,
      example: { ...byId.example, body: { note: NOTE } },
      answers: done,
    },
    erasePerson: {
      summary: 'Erase a hero',
      description: 'What leaving does for the hero itself. `confirm` repeats the id. It cannot be undone.',
      ...change,
      ...byId,
      body: erasePersonRequestSchema,
      example: { ...byId.example, body: { reason: 'asked-for', note: NOTE, confirm: EXAMPLE_HERO_ID } },
      answers: done,
    },
    correctPoints: {
      summary: 'Correct a hero’s points',
      description:
        'Adds points, or takes them where they are below zero: from score, level and what can be spent. More than 1,000 in a '
        + 'day wait for a second operator.',
      ...change,
      ...byId,
      body: correctPointsRequestSchema,
      example: { ...byId.example, body: { points: -250, reason: 'counted-twice', note: NOTE } },
      answers: { 201: { schema: pointCorrectionSchema, example: EXAMPLE_CORRECTION } },
      errors: [...change.errors, 'insufficient_points'],
    },
    listPointCorrections: {
      summary: 'Corrections of points',
      description: 'Newest first; `state` and `heroId` narrow it.',
      caller: 'operator',
      query: correctionsQuerySchema,
      example: { query: { state: 'proposed', limit: '20' } },
      answers: { 200: { schema: pointCorrectionsSchema, example: { corrections: [EXAMPLE_CORRECTION], next: null } } },
      errors: ['database_unavailable'],
    },
    decidePointCorrection: {
      summary: 'Approve or decline a correction',
      description: 'Approved by another person than the one who proposed it; declined by anybody.',
      caller: 'operator',
      params: byId.params,
      body: decideCorrectionRequestSchema,
      example: { params: { id: EXAMPLE_ID }, body: { decision: 'approve' } },
      answers: { 200: { schema: pointCorrectionSchema, example: EXAMPLE_CORRECTION } },
      errors: ['unknown_item', 'unknown_hero', 'illegal_transition', 'second_person_required', 'insufficient_points'],
      command: true,
    },
    removeChallenge: {
      summary: 'Take a social challenge away',
      description:
        'It ends at once, what it did not pay returns to its creator’s budget, and its texts go wherever they stand. Who '
        + 'completed it stays paid; the creator is notified.',
      caller: 'operator',
      params: byId.params,
      body: moderateRequestSchema,
      example: { params: { id: EXAMPLE_ID }, body: { reason: 'offensive', note: NOTE } },
      answers: { 200: { schema: z.object({ challengeId: z.string() }), example: { challengeId: EXAMPLE_ID } } },
      errors: ['unknown_challenge'],
      command: true,
    },
    removeSponsorshipMessage: {
      summary: 'Take a sponsor’s message away',
      description: 'What was given stays. The hero who wrote it is notified.',
      caller: 'operator',
      params: byId.params,
      body: moderateRequestSchema,
      example: { params: { id: EXAMPLE_ID }, body: { reason: 'offensive', note: NOTE } },
      answers: { 200: { schema: z.object({ sponsorshipId: z.string() }), example: { sponsorshipId: EXAMPLE_ID } } },
      errors: ['unknown_sponsorship'],
      command: true,
    },
  },
);
