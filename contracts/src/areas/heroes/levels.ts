/** The hero levels, lowest first, with the points at which each begins (spec document 1, section 9). */
export const HERO_LEVELS = [
  { name: 'Bronze Hero', from: 0 },
  { name: 'Silver Hero', from: 300 },
  { name: 'Gold Hero', from: 600 },
] as const;

export type HeroLevel = (typeof HERO_LEVELS)[number]['name'];

/** The level that a number of lifetime points has reached. */
export function levelFor(points: number): HeroLevel {
  let level: HeroLevel = 'Bronze Hero';
  for (const { name, from } of HERO_LEVELS) if (points >= from) level = name;
  return level;
}

/** Replaces the name of a hero who has left. */
export const REMOVED_HERO_NAME = 'Former hero';
/** Shown to others instead of the name of a hero who is off the board. */
export const HIDDEN_HERO_NAME = 'A hero';
