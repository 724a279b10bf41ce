import { z } from 'zod';
import { EXAMPLE_ACCEPTED_QUOTE, EXAMPLE_QUOTE_SUMMARY } from './areas/quotes/examples.js';
import { EXAMPLE_ORDER_SUMMARY } from './areas/orders/examples.js';
import { EXAMPLE_CHALLENGE } from './areas/social-challenges/examples.js';
import { EXAMPLE_DUBAI_CHALLENGE, EXAMPLE_DUBAI_REWARD } from './areas/dubai-rewards/examples.js';
import { EXAMPLE_HERO } from './areas/heroes/examples.js';
import { EXAMPLE_ID } from './kernel/calls/example-values.js';
import { EXAMPLE_MISSION } from './areas/missions/examples.js';
import { EXAMPLE_PICKUPS } from './areas/pickups/examples.js';
import { pickupsDoneSchema } from './areas/pickups/schemas.js';
import { publicChallengeSchema } from './areas/social-challenges/schemas.js';
import { companyChangeSchema, companySnapshotSchema, orderRoomStateSchema } from './areas/companies/room-schemas.js';
import { dubaiChangeSchema, dubaiSnapshotSchema } from './areas/dubai-rewards/room-schemas.js';
import { heroSnapshotSchema, heroStandingChangeSchema } from './areas/heroes/room.js';
import { impactChangeSchema, impactSnapshotSchema } from './areas/impact/room.js';
import { leaderboardChangeSchema, leaderboardSnapshotSchema } from './areas/leaderboard/room.js';
import { listChangeSchema } from './kernel/rooms/list-change-schema.js';
import { missionChangeSchema, missionSnapshotSchema } from './areas/missions/room-schemas.js';
import type { RoomKind, RoomMessages } from './socket-map.js';

/** One kind of room as it is described to whoever follows it. */
export interface RoomDescription<K extends RoomKind = RoomKind> {
  /** Its name, as in `hero:{id}`. */
  room: string;
  summary: string;
  /** Who may enter. */
  access: string;
  /** How a change is taken in. */
  fold: string;
  snapshot: z.ZodType<RoomMessages[K]['snapshot']>;
  change: z.ZodType<RoomMessages[K]['change']>;
  example: { snapshot: RoomMessages[K]['snapshot']; change: RoomMessages[K]['change'] };
}

const totals = {
  totalBottlesPrevented: 2_400_000, totalCo2Saved: 180_000_000, totalRewards: 0, activeHeroes: 12_847,
  bottlesPrevented: 2_400_000, co2Saved: 180_000_000, pointsEarned: 4_800_000,
};
const hero = { ...EXAMPLE_HERO, badges: [...EXAMPLE_HERO.badges] };
const snapshot = {
  standing: { heroId: hero.id, rank: 3, points: hero.points, tiedWith: 0, pointsToNext: 571, leadOverNext: 120, totalHeroes: 12_847 },
  hero,
  availablePoints: 12_450,
  lifetimePoints: 12_450,
  pendingPoints: 1700,
  heldPoints: 0,
};
const { userParticipation: _own, ...challenge } = EXAMPLE_CHALLENGE;
const earned = { ...hero, points: 14_150 };
const order = { ...EXAMPLE_ORDER_SUMMARY, status: 'processing' as const, version: 3 };
const none = { changed: [], removed: [] };

/*
 * Every kind of room, by the name before its colon. To add one: a line here, with the schemas of its snapshot and its
 * change (lists: `listChangeSchema`), from which the types in its own file are inferred.
 */
export const ROOM_DESCRIPTIONS: { readonly [K in RoomKind]: RoomDescription<K> } = {
  impact: {
    room: 'impact',
    summary: 'The public totals, as `GET /api/impact-stats` answers them.',
    access: 'everybody',
    fold: 'The change takes the place of the snapshot.',
    snapshot: impactSnapshotSchema,
    change: impactChangeSchema,
    example: { snapshot: totals, change: { ...totals, bottlesPrevented: 2_401_400, pointsEarned: 4_802_560 } },
  },
  leaderboard: {
    room: 'leaderboard',
    summary: 'The best 100 heroes, best first, and how many heroes there are.',
    access: 'everybody',
    fold: 'Take every hero in `removed` and `placed` out, put each of `placed` back at its `rank` in the order given, cut to 100.',
    snapshot: leaderboardSnapshotSchema,
    change: leaderboardChangeSchema,
    example: {
      snapshot: { heroes: [hero], totalHeroes: 12_847 },
      change: { removed: [], placed: [{ rank: 1, hero: earned }], totalHeroes: 12_847 },
    },
  },
  missions: {
    room: 'missions',
    summary: 'Every mission as `GET /api/sponsored-missions` answers it, and the latest news of sponsorships.',
    access: 'everybody',
    fold: 'Changed missions keep their place, new ones are sorted in (looking for funding first, then by title); a sponsorship’s news replaces its older news.',
    snapshot: missionSnapshotSchema,
    change: missionChangeSchema,
    example: {
      snapshot: { missions: [EXAMPLE_MISSION], sponsorships: [] },
      change: {
        missions: { changed: [{ ...EXAMPLE_MISSION, currentFunding: 3_640_000 }], removed: [] },
        sponsorships: [{ id: EXAMPLE_ID, state: 'approved' }],
      },
    },
  },
  challenges: {
    room: 'challenges',
    summary: 'The social challenges as everybody may see them: the active ones, then the latest of the others.',
    access: 'everybody',
    fold: 'Changed challenges keep their place, new ones come last, those in `removed` go.',
    snapshot: z.array(publicChallengeSchema),
    change: listChangeSchema(publicChallengeSchema),
    example: { snapshot: [challenge], change: { changed: [{ ...challenge, currentParticipants: 1 }], removed: [] } },
  },
  dubai: {
    room: 'dubai',
    summary: 'Challenges and rewards, as `GET /api/dubai/challenges` and `GET /api/dubai/rewards` answer them.',
    access: 'everybody',
    fold: 'Changed ones take the place of their older selves, new ones are sorted in (what ends last comes first, then by id), those in `removed` go.',
    snapshot: dubaiSnapshotSchema,
    change: dubaiChangeSchema,
    example: {
      snapshot: { challenges: [EXAMPLE_DUBAI_CHALLENGE], rewards: [EXAMPLE_DUBAI_REWARD] },
      change: { challenges: none, rewards: { changed: [{ ...EXAMPLE_DUBAI_REWARD, claimedQuantity: 1 }], removed: [] } },
    },
  },
  pickups: {
    room: 'pickups',
    summary: 'How many doorstep pickups were done, as `GET /api/pickups` answers it.',
    access: 'everybody',
    fold: 'The change takes the place of the snapshot.',
    snapshot: pickupsDoneSchema,
    change: pickupsDoneSchema,
    example: {
      snapshot: EXAMPLE_PICKUPS,
      change: { ...EXAMPLE_PICKUPS, total: 13, zones: [{ zoneId: 'zone-1', done: 8 }, ...EXAMPLE_PICKUPS.zones.slice(1)] },
    },
  },
  company: {
    room: 'company:{id}',
    summary: 'A company’s newest quotes, orders and imports (up to 100 of each), and which parts of its account changed.',
    access: 'that company, by the API key in the handshake (`auth.companyApiKey`); the demo company’s is public',
    fold: 'Changed ones take the place of their older selves, new ones are sorted in, newest first. Screens that show a part named in `account` ask for it again.',
    snapshot: companySnapshotSchema,
    change: companyChangeSchema,
    example: {
      snapshot: { quotes: [EXAMPLE_QUOTE_SUMMARY], orders: [], imports: [], account: [] },
      change: {
        quotes: { changed: [EXAMPLE_ACCEPTED_QUOTE], removed: [] },
        orders: { changed: [EXAMPLE_ORDER_SUMMARY], removed: [] },
        imports: none,
        account: [],
      },
    },
  },
  order: {
    room: 'order:{id}',
    summary: 'One purchase order, and the devices that moved since the last message.',
    access: 'its company, by the API key in the handshake (`auth.companyApiKey`); the demo company’s are public',
    fold: 'The change takes the place of the snapshot. `advanced` names the devices that came to a stage, by number: screens that list devices ask again.',
    snapshot: orderRoomStateSchema,
    change: orderRoomStateSchema,
    example: {
      snapshot: { order, advanced: [] },
      change: {
        order: { ...order, stages: { ...order.stages, expected: 140, received: 10 }, version: 4 },
        advanced: [{ stage: 'received', from: 1, to: 10 }],
      },
    },
  },
  hero: {
    room: 'hero:{id}',
    summary: 'A hero’s standing and points, why they changed, and what of the hero’s own has a new state.',
    access: 'that hero, by the session; the demo hero’s is public',
    fold: 'The change holds the whole snapshot anew. Screens that show something named in `notices` ask for it again.',
    snapshot: heroSnapshotSchema,
    change: heroStandingChangeSchema,
    example: {
      snapshot,
      change: {
        ...snapshot,
        standing: { ...snapshot.standing, rank: 1, points: earned.points, pointsToNext: null, leadOverNext: 1130 },
        hero: earned,
        availablePoints: 14_150,
        lifetimePoints: 14_150,
        pendingPoints: 0,
        from: 3,
        to: 1,
        causes: [{ kind: 'earned', rule: 'trade-verified', reason: 'iPhone 13 Pro, good', points: 1700 }],
        notices: [{ kind: 'trade-in', id: '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50', state: 'verified' }],
      },
    },
  },
};
