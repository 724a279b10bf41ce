import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import { MISSION_CATEGORIES, UNKNOWN_MISSION_CATEGORY } from '@planet-heroes/contracts/areas/missions/catalogue';

type Fields = Record<string, unknown>;
type Reader = (answer: unknown) => unknown;

/** Fills in what is absent or null. A default of undefined is for fields that may be absent: null means the same. */
const filled = (defaults: Fields | ((given: Fields) => Fields)): Reader => (answer) => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const given = answer as Fields;
  const more = Object.entries(typeof defaults === 'function' ? defaults(given) : defaults);
  return { ...given, ...Object.fromEntries(more.filter(([name]) => given[name] === undefined || given[name] === null)) };
};
const listOf = (read: Reader): Reader => (answer) => (Array.isArray(answer) ? answer.map(read) : answer);

const valuation = filled(({ points }) => ({ level: levelFor(Number(points)) }));

const withoutZone = filled({ targetZone: undefined, currentParticipants: 0 });
const mission: Reader = (answer) => {
  const read = withoutZone(answer) as Fields;
  return MISSION_CATEGORIES.includes(read.category as never) ? read : { ...read, category: UNKNOWN_MISSION_CATEGORY };
};

/**
 * The calls of the specs, and what stands in the place of what an answer leaves out: the specs promise no more than a few
 * fields, and fields that may be absent come as null from some. What stays undefined is not shown.
 */
const READERS: readonly { call: RegExp; read: Reader }[] = [
  { call: /^POST \/api\/ai-chat$/, read: filled({ fallback: false, valuations: [], suggestions: [] }) },
  { call: /^POST \/api\/calculate-trade(-value)?$/, read: valuation },
  {
    call: /^GET \/api\/impact-stats$/,
    // Two variants of one answer: what one leaves out the other may have.
    read: filled(({ totalBottlesPrevented, totalCo2Saved, bottlesPrevented, co2Saved }) => ({
      totalBottlesPrevented: bottlesPrevented, totalCo2Saved: co2Saved, bottlesPrevented: totalBottlesPrevented, co2Saved: totalCo2Saved,
      totalRewards: undefined, activeHeroes: undefined, pointsEarned: undefined,
    })),
  },
  {
    call: /^GET \/api\/heroes\/leaderboard(\/\d+)?$/,
    read: listOf(filled({ level: 'Bronze Hero', bottlesPrevented: 0, co2Saved: 0, referralCount: 0, badges: [] })),
  },
  {
    call: /^GET \/api\/social-challenges$/,
    read: listOf(
      filled({
        participantLimit: Number.POSITIVE_INFINITY, currentParticipants: 0, completedParticipants: 0, isActive: true,
        creatorName: '', creatorAvatar: '', userParticipation: null,
      }),
    ),
  },
  {
    call: /^GET \/api\/sponsored-missions$/,
    read: listOf(mission),
  },
  { call: /^GET \/api\/sponsorship-tiers$/, read: listOf(filled({ maxAmount: undefined, badgeColor: 'transparent', benefits: [] })) },
  { call: /^GET \/api\/dubai\/challenges$/, read: listOf(filled({ targetZone: undefined, participantLimit: undefined, currentParticipants: 0 })) },
  { call: /^GET \/api\/dubai\/rewards$/, read: listOf(filled({ availableQuantity: undefined, zoneRestriction: undefined, claimedQuantity: 0 })) },
];

/** An answer as the screens may count on it, whatever else it has or leaves out. */
export function readAnswer<T>(method: string, path: string, answer: unknown): T {
  const call = `${method} ${path.split('?')[0]}`;
  return (READERS.find((reader) => reader.call.test(call))?.read(answer) ?? answer) as T;
}

/**
 * Whether an answer whose form the specs leave open has the fields, each of the type named. One that has not is as good as
 * no answer: what was asked for is done, and the screens ask how things stand.
 */
export function hasFields<T>(answer: unknown, fields: Partial<Record<keyof T, 'string' | 'number' | 'boolean'>>): answer is T {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(fields).every(([name, type]) => typeof (answer as Fields)[name] === type);
}
