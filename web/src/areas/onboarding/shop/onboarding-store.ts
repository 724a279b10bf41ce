import { create } from 'zustand';
import { browserStorage } from '../../../kernel/browser-storage';
import { stepBy } from './onboarding-steps';

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
