import { DUBAI_AREAS, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';

/** How many heroes an area needs for each shade above the lightest. */
const STEPS = [250, 600, 900, 1200] as const;

/** The shades of the map, lightest first: what fills an area, and the colour of its name on it. */
const SHADES = [
  { fill: 'color-mix(in oklab, var(--color-sea) 18%, var(--color-surface))', text: 'var(--color-ink)' },
  { fill: 'color-mix(in oklab, var(--color-sea) 45%, var(--color-surface))', text: 'var(--color-ink)' },
  { fill: 'color-mix(in oklab, var(--color-sea) 85%, var(--color-surface))', text: 'var(--color-ink)' },
  { fill: 'var(--color-accent)', text: 'var(--color-accent-ink)' },
  { fill: 'var(--color-accent-strong)', text: 'var(--color-accent-ink)' },
] as const;

export interface Shade {
  fill: string;
  text: string;
  /** The fewest heroes of this shade, and the most, which the last has not. */
  from: number;
  to: number | undefined;
}

/** The map's legend. */
export const LEGEND: readonly Shade[] = SHADES.map((shade, index) => ({
  ...shade,
  from: index === 0 ? 0 : STEPS[index - 1]!,
  to: index < STEPS.length ? STEPS[index]! - 1 : undefined,
}));

/** The shade of an area by its number of heroes. */
export function shadeFor(heroes: number): Shade {
  return LEGEND.findLast(({ from }) => heroes >= from) ?? LEGEND[0]!;
}

const STEPS_BY_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The area that a key leads to from another, round and round; undefined for keys that lead nowhere. */
export function nextArea(from: DubaiAreaId, key: string): DubaiAreaId | undefined {
  if (key === 'Home') return DUBAI_AREAS[0].id;
  if (key === 'End') return DUBAI_AREAS.at(-1)!.id;
  const step = STEPS_BY_KEY[key];
  if (step === undefined) return undefined;
  const index = DUBAI_AREAS.findIndex(({ id }) => id === from) + step;
  return DUBAI_AREAS.at(index % DUBAI_AREAS.length)!.id;
}
