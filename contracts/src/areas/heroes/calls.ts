import { HERO_COMMANDS } from './commands.js';
import {
  heroExportSchema,
  heroProfileSchema,
  joinHeroRequestSchema,
  ledgerLineSchema,
  pointsAnswerSchema,
  pointsQuerySchema,
  updateHeroRequestSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_HERO_ID, EXAMPLE_LEDGER_LINE, EXAMPLE_PROFILE } from './examples.js';
import { EXAMPLE_SHARE } from '../shares/examples.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { EXAMPLE_TRADE_IN } from '../trade-ins/examples.js';
import { HEROES_ROUTES } from './routes.js';

const { availablePoints, pendingPoints, heldPoints, lifetimePoints, score } = EXAMPLE_PROFILE;
const points = { availablePoints, pendingPoints, heldPoints, lifetimePoints, score };

/** Joining, and a hero's own affairs. */
export const HEROES_CALLS = defineCalls(
  HEROES_ROUTES,
  {
    tag: 'Heroes',
    description:
      'Joining free, and everything that is the caller’s own. Without a session the caller is the demo hero, where the instance has one.',
    schemas: {
      JoinHeroRequest: joinHeroRequestSchema,
      UpdateHeroRequest: updateHeroRequestSchema,
      HeroProfile: heroProfileSchema,
      LedgerLine: ledgerLineSchema,
      PointsAnswer: pointsAnswerSchema,
      HeroExport: heroExportSchema,
    },
  },
  {
    joinHero: {
      summary: 'Join free',
      description:
        'Makes a hero with 25 points, and gives the browser its session as a cookie. An Idempotency-Key '
        + 'takes at least 16 characters here: sending the same key again returns the same hero’s session. '
        + 'Where it is answered with 202, asking for its end brings the session.',
      caller: 'public',
      body: joinHeroRequestSchema,
      example: { body: { name: 'Layla Haddad' } },
      answers: {
        201: {
          headers: ['Set-Cookie'],
          description: 'The new hero. `Set-Cookie` carries the session.',
          schema: heroProfileSchema,
          example: EXAMPLE_PROFILE,
        },
      },
      errors: ['unknown_referral_code', 'already_joined'],
      command: true,
    },
    readMe: {
      summary: 'The caller’s hero',
      description:
        'Points are whole, `co2Saved` is grams. `score` ranks, `lifetimePoints` decide the level, `availablePoints` can be spent.',
      caller: 'hero',
      example: {},
      answers: {
        200: { schema: heroProfileSchema, example: EXAMPLE_PROFILE },
        204: { description: 'A visitor who has no hero yet.' },
      },
      errors: ['session_required', 'database_unavailable'],
    },
    updateMe: {
      summary: 'Change name, e-mail, phone, zone, and how the board shows the hero',
      description:
        'What is left out stays, null removes. E-mail, phone and zone together complete the profile: 75 points, once. `isOnBoard` takes the hero off the board and out of what others see, and back; support’s own reason comes first. `boardArea` is shown there beside the last trade.',
      caller: 'hero',
      body: updateHeroRequestSchema,
      example: { body: { email: 'layla@example.com', phone: '+971 50 123 4567', zoneId: 'zone-2' } },
      answers: {
        200: {
          schema: heroProfileSchema,
          example: {
            ...EXAMPLE_PROFILE,
            email: 'layla@example.com',
            phone: '+971 50 123 4567',
            zoneId: 'zone-2',
            profileComplete: true,
            availablePoints: 100,
            lifetimePoints: 100,
            score: 100,
          },
        },
      },
      errors: ['session_required', 'demo_hero_fixed'],
      command: true,
    },
    checkIn: {
      summary: 'Check in for today',
      description: '100 points, once a calendar day in Dubai.',
      caller: 'hero',
      example: {},
      answers: {
        200: {
          schema: heroProfileSchema,
          example: {
            ...EXAMPLE_PROFILE,
            availablePoints: 125,
            lifetimePoints: 125,
            score: 125,
            checkedInAt: EXAMPLE_TIME,
          },
        },
      },
      errors: ['already_checked_in', 'session_required'],
      command: true,
    },
    removeMe: {
      summary: 'Leave, and have one’s data removed',
      description:
        'Name, e-mail, phone and zone are removed everywhere; ledger entries stay under an id that says nothing of anybody. Ends the session.',
      caller: 'hero',
      example: {},
      answers: { 200: { headers: ['Set-Cookie'], schema: HERO_COMMANDS['remove-hero'].result, example: { heroId: EXAMPLE_HERO_ID } } },
      errors: ['demo_hero_fixed', 'unknown_hero', 'session_required'],
      command: true,
    },
    readMyPoints: {
      summary: 'Every line of the caller’s points',
      description:
        'Newest first, each with what it did to the available points and their balance after it. `next` is the `before` of the next page.',
      caller: 'hero',
      query: pointsQuerySchema,
      example: { query: { limit: '20' } },
      answers: {
        200: { schema: pointsAnswerSchema, example: { ...points, lines: [EXAMPLE_LEDGER_LINE], next: null } },
      },
      errors: ['session_required', 'too_many_requests', 'database_unavailable'],
    },
    exportMe: {
      summary: 'Everything that is kept of the caller’s hero',
      description:
        'As a file to keep: profile, points, trade-ins, shares, claims, challenges and events, all from one moment.',
      caller: 'hero',
      example: {},
      answers: {
        200: {
          headers: ['Content-Disposition'],
          schema: heroExportSchema,
          example: {
            exportedAt: EXAMPLE_TIME,
            profile: EXAMPLE_PROFILE,
            account: { email: null, locale: null, createdAt: null, passkeys: [], devices: [] },
            points: [EXAMPLE_LEDGER_LINE],
            tradeIns: [EXAMPLE_TRADE_IN],
            money: { creditFils: 0, owedFils: 0, payouts: [], codes: [] },
            shares: [EXAMPLE_SHARE],
            vouchers: [],
            claims: [],
            dubaiChallenges: [],
            sponsorships: [],
            inbox: [],
            notifications: { quietHours: { from: '22:00', until: '08:00' }, choices: [], browsers: [] },
            messages: [],
            events: [{ type: 'hero.profile_completed', time: EXAMPLE_TIME, data: { heroId: EXAMPLE_HERO_ID } }],
            eventsArchivedTo: null,
          },
        },
      },
      errors: ['session_required', 'too_many_requests', 'database_unavailable'],
    },
  },
);
