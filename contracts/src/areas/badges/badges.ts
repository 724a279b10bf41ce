import { CELEBRATION } from '../heroes/points.js';

/**
 * What a hero's badges are decided by: whole bottles, the largest trade's value in whole AED, and friends who traded.
 */
export interface BadgeFigures {
  trades: number;
  largestTrade: number;
  bottlesPrevented: number;
  referralCount: number;
}

/**
 * Every badge with its rule, in the order in which they are shown. Each figure only rises, and by verified trades
 * alone, so that the badges a hero ends with do not depend on the order in which trades came. Badges earn no points
 * (docs/rules.md).
 */
export const BADGES = [
  { name: 'First Trade', figure: 'trades', from: 1 },
  { name: 'High Value Trade', figure: 'largestTrade', from: CELEBRATION.highValueTrade.from },
  { name: 'Bottle Saver', figure: 'bottlesPrevented', from: CELEBRATION.bottleSaver.from },
  { name: 'Water Guardian', figure: 'bottlesPrevented', from: 1000 },
  { name: 'Planet Champion', figure: 'bottlesPrevented', from: 2000 },
  { name: 'Community Builder', figure: 'referralCount', from: 5 },
] as const satisfies readonly { name: string; figure: keyof BadgeFigures; from: number }[];

export type BadgeName = (typeof BADGES)[number]['name'];
export const BADGE_NAMES = BADGES.map(({ name }) => name);

/** The badges that figures have reached. */
export function badgesFor(figures: BadgeFigures): BadgeName[] {
  return BADGES.filter(({ figure, from }) => figures[figure] >= from).map(({ name }) => name);
}

/** Badges, each once, in the order in which they are shown; those that the catalogue does not know come last. */
export function inBadgeOrder(badges: Iterable<string>): string[] {
  const place = (name: string) => BADGE_NAMES.indexOf(name as BadgeName) >>> 0;
  return [...new Set(badges)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
