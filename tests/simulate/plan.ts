// What everybody in the city means to do, and when: it follows from the seed alone, so that two runs can be compared.
import { BULK_CONDITION_IDS, BULK_MODEL_IDS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { SHARE_TYPES } from '@planet-heroes/contracts/areas/shares/schemas';
import type { ConditionAnswers } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { HandoverMethod } from '@planet-heroes/contracts/areas/trade-ins/handover';
import { PRICE_TABLES } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';

export interface CitySize {
  seed: number;
  heroes: number;
  companies: number;
  /** Simulated. */
  hours: number;
  /** How often a hero comes in an hour, on average. */
  visits: number;
}

/** A phone that a hero means to trade in: what is said of it, and what the desk will see. */
export interface PlannedTrade {
  deed: 'trade';
  device: string;
  condition: string;
  told: ConditionAnswers;
  found: ConditionAnswers;
  method: HandoverMethod;
  zoneId: string;
  /** Which of the free slots, from 0 to below 1; likewise wherever something is chosen from what there will be. */
  slot: number;
  takesLess: boolean;
}

export type Deed =
  | PlannedTrade
  | { deed: 'join a Dubai challenge'; which: number }
  | { deed: 'join a social challenge'; which: number }
  | { deed: 'claim'; which: number }
  | { deed: 'share'; shareType: (typeof SHARE_TYPES)[number]; platform: string; code: string };

/** Seconds of the simulation. */
interface At {
  at: number;
}

export interface HeroVisit extends At {
  who: 'hero';
  hero: number;
  /** Joins now, as somebody whom nobody knew. */
  isNew: boolean;
  keepsSocket: boolean;
  /** Before each deed, and after the last one. */
  pauses: number[];
  deeds: Deed[];
}

export interface CompanyVisit extends At {
  who: 'company';
  company: number;
  wish: 'quote' | 'import' | 'orders';
  devices: BulkRow[];
}

export interface SponsorVisit extends At {
  who: 'sponsor';
  mission: number;
  tier: number;
  isAnonymous: boolean;
}

/** Couriers and the desk take what has come up by then. */
export interface Round extends At {
  who: 'courier' | 'desk';
}

export type Visit = HeroVisit | CompanyVisit | SponsorVisit | Round;

const HOUR_S = 3_600;
const ROUND_S = { courier: 120, desk: 60 } as const;
/** In an hour: of a company, and of sponsors for each company. */
const COMPANY_VISITS = 0.3;
const SPONSOR_VISITS = 0.1;
const PAUSE_S = { least: 5, most: 60 } as const;
const DEEDS: readonly { weight: number; make: (draw: Draw) => Deed }[] = [
  { weight: 3, make: trade },
  { weight: 2, make: ({ random }) => ({ deed: 'join a Dubai challenge', which: random() }) },
  { weight: 2, make: ({ random }) => ({ deed: 'join a social challenge', which: random() }) },
  { weight: 3, make: ({ random }) => ({ deed: 'claim', which: random() }) },
  { weight: 2, make: share },
];
const PLATFORMS = ['whatsapp', 'instagram', 'twitter', 'native'] as const;
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GOOD: ConditionAnswers = { screen: 'flawless', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };

/** Everybody's visits, in the order in which they begin. */
export function planOf(size: CitySize): Visit[] {
  const seconds = size.hours * HOUR_S;
  const times = (perHour: number, least: number) => Math.max(least, Math.round(perHour * size.hours));
  const each = <V>(name: string, count: number, make: (draw: Draw, index: number) => V): V[] =>
    Array.from({ length: count }, (_, index) => make(drawFor(size.seed, name, index), index));
  const rounds = (who: Round['who']) =>
    Array.from({ length: Math.floor(seconds / ROUND_S[who]) }, (_, round): Round =>
      ({ who, at: (round + 1) * ROUND_S[who] }));
  return [
    ...each('hero', times(size.heroes * size.visits, 1), (draw) => heroVisit(draw, size, seconds)),
    ...each('company', times(size.companies * COMPANY_VISITS, 3), (draw, at) => companyVisit(draw, at, size, seconds)),
    ...each('sponsor', times(size.companies * SPONSOR_VISITS, 1), (draw) => sponsorVisit(draw, seconds)),
    ...rounds('courier'),
    ...rounds('desk'),
  ].toSorted((a, b) => a.at - b.at);
}

/** How busy an evening is at a share of it: quiet, then a peak after half of it. */
export function eveningCurve(share: number): number {
  return 0.35 + Math.exp(-(((share - 0.55) / 0.22) ** 2) / 2);
}

/** One visit's own choices: what others do does not change them. */
interface Draw {
  random(): number;
  pick<T>(from: readonly T[]): T;
}

function drawFor(seed: number, name: string, index: number): Draw {
  let state = seed;
  for (const sign of `${name}-${index}`) state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193) + 0x9e3779b9;
  const random = seededRandom(state);
  return { random, pick: (from) => from[Math.floor(random() * from.length)]! };
}

/** A moment on the curve, by rejection. */
function moment({ random }: Draw, seconds: number): number {
  for (;;) {
    const share = random();
    if (random() * 1.35 < eveningCurve(share)) return Math.round(share * seconds * 1_000) / 1_000;
  }
}

function heroVisit(draw: Draw, { heroes }: CitySize, seconds: number): HeroVisit {
  const { random } = draw;
  const at = moment(draw, seconds);
  const hero = 1 + Math.floor(random() * heroes);
  const [isNew, keepsSocket] = [random() < 0.1, random() < 0.3];
  const deeds = Array.from({ length: Math.floor(random() * 4) }, () => deed(draw));
  const pause = () => PAUSE_S.least + random() * (PAUSE_S.most - PAUSE_S.least);
  return { who: 'hero', at, hero, isNew, keepsSocket, deeds, pauses: Array.from({ length: deeds.length + 1 }, pause) };
}

function deed(draw: Draw): Deed {
  let left = draw.random() * DEEDS.reduce((sum, { weight }) => sum + weight, 0);
  return DEEDS.find(({ weight }) => (left -= weight) < 0)!.make(draw);
}

function trade({ random, pick }: Draw): PlannedTrade {
  const told: ConditionAnswers = { ...GOOD, screen: pick(['flawless', 'light-scratches']) };
  return {
    deed: 'trade',
    device: pick(PRICE_TABLES.exchange.devices).model,
    condition: 'good',
    told,
    found: random() < 0.2 ? { ...told, screen: pick(['deep-scratches', 'cracked']) } : told,
    method: pick(['pickup', 'pickup', 'pickup', 'drop-off', 'post']),
    zoneId: pick(DELIVERY_ZONES).id,
    slot: random(),
    takesLess: random() < 0.7,
  };
}

function share({ pick }: Draw): Deed {
  const code = `HERO${Array.from({ length: 6 }, () => pick([...CODE_SIGNS])).join('')}`;
  return { deed: 'share', shareType: pick(SHARE_TYPES), platform: pick(PLATFORMS), code };
}

/** The kinds take turns, so that a small city has each of them too. */
function companyVisit(draw: Draw, index: number, { companies }: CitySize, seconds: number): CompanyVisit {
  const { random, pick } = draw;
  return {
    who: 'company',
    at: moment(draw, seconds),
    company: 1 + Math.floor(random() * companies),
    wish: (['quote', 'import', 'orders', 'quote'] as const)[index % 4]!,
    devices: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      model: pick(BULK_MODEL_IDS),
      condition: pick(BULK_CONDITION_IDS),
      quantity: 10 + Math.floor(random() * 90),
    })),
  };
}

function sponsorVisit(draw: Draw, seconds: number): SponsorVisit {
  const { random } = draw;
  return { who: 'sponsor', at: moment(draw, seconds), mission: random(), tier: random(), isAnonymous: random() < 0.3 };
}
