import { badgesFor } from '@planet-heroes/contracts/areas/badges/badges';
import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/shares/referral-code';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AREA_NAMES, type AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import { SAMPLE_BALANCE } from '@planet-heroes/contracts/areas/heroes/points';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { drawHeroName } from './hero-names.js';
import { seededRandom } from '../../kernel/seeds/random.js';

/** A hero as it is seeded. Points and bottles whole, CO2 in grams. */
export interface SeededHero {
  id: string;
  name: string;
  referralCode: string;
  points: number;
  bottlesPrevented: number;
  co2Saved: number;
  referralCount: number;
  badges: string[];
  boardArea: AreaName;
  joinedAt: Date;
  scoreReachedAt: Date;
}

const FIRST_DAY = Date.UTC(2025, 0, 6);
const LAST_DAY = Date.UTC(2025, 9, 31);
/** What one bottle stands for in the public totals: 180 t over 2.4 million bottles. */
const CO2_GRAMS_PER_BOTTLE = IMPACT_BASELINE.co2SavedGrams / IMPACT_BASELINE.bottlesPrevented;

/** Takes sample heroes through all areas, so that neighbours on the board live in different ones. */
const AREA_STEP = 7;

/** The hero that a visitor without a session acts as (spec document 1, section 6). */
export function demoHero(): SeededHero {
  const bottlesPrevented = 2075;
  return {
    id: DEMO_HERO_ID,
    name: 'Mira (demo)',
    referralCode: `${REFERRAL_CODE.prefix}PLANET`,
    points: SAMPLE_BALANCE,
    bottlesPrevented,
    co2Saved: bottlesPrevented * CO2_GRAMS_PER_BOTTLE,
    referralCount: 3,
    badges: badgesFor({ trades: 1, largestTrade: 0, bottlesPrevented, referralCount: 3 }),
    boardArea: 'Jumeirah',
    joinedAt: new Date(FIRST_DAY + 40 * DAY_MS),
    scoreReachedAt: new Date(LAST_DAY),
  };
}

/** The other heroes of the sample data: the same ones on every machine, with few at the top and many below. */
export function sampleHeroes(count: number): SeededHero[] {
  const random = seededRandom(20_251_106);
  const codes = new Set<string>([demoHero().referralCode]);
  return Array.from({ length: count }, (_, index) => {
    const points = Math.round(48_000 * (1 + index / 35) ** -0.9 * (0.96 + 0.08 * random()));
    const bottlesPrevented = Math.floor(points * (0.1 + 0.07 * random()));
    const joinedAt = FIRST_DAY + Math.floor(random() * 200) * DAY_MS + Math.floor(random() * DAY_MS);
    const referralCount = random() < 0.35 ? Math.floor(random() * random() * 14) : 0;
    return {
      id: `hero-${String(index + 1).padStart(5, '0')}`,
      name: drawHeroName(random),
      referralCode: drawCode(random, codes),
      points,
      bottlesPrevented,
      co2Saved: bottlesPrevented * CO2_GRAMS_PER_BOTTLE,
      referralCount,
      badges: badgesFor({ trades: points >= 300 ? 1 : 0, largestTrade: 0, bottlesPrevented, referralCount }),
      boardArea: AREA_NAMES[(index * AREA_STEP) % AREA_NAMES.length]!,
      joinedAt: new Date(joinedAt),
      scoreReachedAt: new Date(joinedAt + Math.floor(random() * (LAST_DAY - joinedAt))),
    };
  });
}

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function drawCode(random: () => number, taken: Set<string>): string {
  for (;;) {
    let code: string = REFERRAL_CODE.prefix;
    for (let drawn = 0; drawn < REFERRAL_CODE.randomLength; drawn++) {
      code += CODE_CHARACTERS[Math.floor(random() * CODE_CHARACTERS.length)];
    }
    if (taken.has(code)) continue;
    taken.add(code);
    return code;
  }
}
