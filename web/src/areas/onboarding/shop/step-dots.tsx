import { onboardingTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { goToOnboardingStep } from './onboarding-store';
import { ONBOARDING_STEPS } from './onboarding-steps';

/** One dot for each step; each leads to its step. */
export function StepDots({ current }: { current: number }) {
  const { goTo, steps } = onboardingTexts;
  return (
    <ol className="flex justify-center">
      {ONBOARDING_STEPS.map((id, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={goTo(index + 1, steps[id].title)}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => goToOnboardingStep(index)}
            className="group grid size-8 cursor-pointer place-items-center rounded-full"
          >
            <span
              className={classNames(
                'h-2.5 rounded-full transition-all group-hover:bg-accent',
                index === current ? 'w-6 bg-accent' : 'w-2.5 bg-line-strong',
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
