/**
 * How often a slow property is tried: `quick` times in `npm test`, `full` times with FULL_FUZZ=1, as in
 * `npm run chaos`. The seed is fixed (`fixed-seed.js`), so `quick` draws the same values in every run.
 */
export function runs(full: number, quick: number): number {
  return process.env.FULL_FUZZ === '1' ? full : quick;
}
