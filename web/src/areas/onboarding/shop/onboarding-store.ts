import { create } from 'zustand';
import { browserStorage } from '../../../kernel/browser-storage';

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

const COMPLETED_KEY = 'planet-heroes:onboarding-completed';

interface OnboardingState {
  open: boolean;
  /** From 0. */
  step: number;
}

/** The tutorial's state: closed, or open at one of its steps. */
export const useOnboardingStore = create<OnboardingState>()(() => ({ open: false, step: 0 }));

/**
 * Sets the completion flag: on load, on completion and on skip, so that the tutorial opens only on request (spec
 * document 1, section 4).
 */
export function markOnboardingCompleted(): void {
  browserStorage.setItem(COMPLETED_KEY, 'true');
}

/** Opens the tutorial at its beginning. */
export function startOnboarding(): void {
  useOnboardingStore.setState({ open: true, step: 0 });
}

/** Goes a number of steps forward, or back. */
export function moveOnboarding(by: number): void {
  useOnboardingStore.setState(({ step }) => ({ step: stepBy(step, by) }));
}

/** Goes to a step. */
export function goToOnboardingStep(step: number): void {
  useOnboardingStore.setState({ step });
}

/** Closes the tutorial, completed or skipped. */
export function endOnboarding(): void {
  markOnboardingCompleted();
  useOnboardingStore.setState({ open: false });
}
