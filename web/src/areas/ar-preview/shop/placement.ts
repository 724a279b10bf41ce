/** Where a drawing stands in the picture: its middle and its width, as shares of the picture's sides. */
export interface Placement {
  x: number;
  y: number;
  size: number;
}

export const SIZES = { smallest: 0.15, largest: 0.9, step: 0.05 } as const;
export const FIRST_PLACE: Placement = { x: 0.5, y: 0.55, size: 0.4 };

const STEP = 0.04;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Moves a drawing so that its middle is at a point; the middle never leaves the picture. */
export function moveTo(placement: Placement, x: number, y: number): Placement {
  return { ...placement, x: within(x, 0, 1), y: within(y, 0, 1) };
}

/** Moves a drawing a step with an arrow key; undefined for any other key. */
export function nudge(placement: Placement, key: string): Placement | undefined {
  const step = STEPS[key];
  return step && moveTo(placement, placement.x + step[0], placement.y + step[1]);
}

/** Gives a drawing another width. */
export function resize(placement: Placement, size: number): Placement {
  return { ...placement, size: within(size, SIZES.smallest, SIZES.largest) };
}
