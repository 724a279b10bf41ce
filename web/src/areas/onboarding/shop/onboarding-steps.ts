/** The seven steps of the tutorial, in order (spec document 1, section 2). */
export const ONBOARDING_STEPS = [
  'welcome',
  'calculator',
  'impact',
  'points',
  'water',
  'community',
  'complete',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How far a step is, in whole percent: the last one is 100. */
export function progressOf(index: number): number {
  return Math.round(((index + 1) / ONBOARDING_STEPS.length) * 100);
}

/** The step before or after, which never leaves the row. */
export function stepBy(index: number, by: number): number {
  return Math.min(Math.max(index + by, 0), ONBOARDING_STEPS.length - 1);
}

/** Whether nothing comes after a step. */
export function isLast(index: number): boolean {
  return index === ONBOARDING_STEPS.length - 1;
}
