import { EARNING_RATES } from '@planet-heroes/contracts/areas/heroes/points';
import { REFERRAL_VOUCHER_AED, STARTER_KIT } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { onboardingTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import { Progress } from '../../../kit/progress';
import { StepArt } from './art/step-art';
import {
  endOnboarding, goToOnboardingStep, isLast, moveOnboarding, ONBOARDING_STEPS, type OnboardingStep, progressOf,
  useOnboardingStore,
} from './onboarding-store';
import { classNames } from '../../../kit/class-names';

const NEXT = 'px-4 sm:px-6';

/** The figure that a step's text mentions. */
const figures = (): Partial<Record<OnboardingStep, string>> => ({
  points: `+${formatWhole(EARNING_RATES.tutorialTrade)}`,
  water: formatAed(STARTER_KIT.price),
  community: formatAed(REFERRAL_VOUCHER_AED),
});

/**
 * The tutorial: seven steps, with progress and dots; Escape, the cross and a click beside it skip (spec document 1,
 * section 2).
 */
export function OnboardingDialog() {
  const { open, step } = useOnboardingStore();
  const text = onboardingTexts;
  const id = ONBOARDING_STEPS[step]!;
  const percent = progressOf(step);
  const last = isLast(step);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && endOnboarding()}
      title={text.steps[id].title}
      width="small"
      footer={
        <div className="flex w-full items-center gap-2">
          {!last && (
            <Button variant="quiet" onClick={endOnboarding} className="-ms-3 px-3">
              {text.skip}
            </Button>
          )}
          <Button
            variant="secondary"
            aria-disabled={step === 0}
            onClick={() => moveOnboarding(-1)}
            className="ms-auto px-3 aria-disabled:opacity-60 sm:px-6"
          >
            {text.previous}
          </Button>
          {last
            ? <ButtonLink to="/exchange" onClick={endOnboarding} className={NEXT}>{text.finish}</ButtonLink>
            : <Button onClick={() => moveOnboarding(1)} className={NEXT}>{text.next}</Button>}
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <StepArt step={id} />
        <div className="flex items-center gap-3">
          <Progress className="flex-1" label={text.progress} value={percent} />
          <p className="text-sm text-ink-muted">{text.position(step + 1, ONBOARDING_STEPS.length)}</p>
          <p className="text-sm font-semibold tabular-nums">{text.percent(formatWhole(percent))}</p>
        </div>
        {/* Spoken on each step, which only the visitor changes. The height is that of the longest text. */}
        <div role="status" className="min-h-30 sm:min-h-26">
          <p className="sr-only">{text.steps[id].title}</p>
          <p>{text.steps[id].text(figures()[id] ?? '')}</p>
        </div>
        <StepDots current={step} />
      </div>
    </Dialog>
  );
}

/** One dot for each step; each leads to its step. */
function StepDots({ current }: { current: number }) {
  const { steps } = onboardingTexts;
  return (
    <ol className="flex justify-center">
      {ONBOARDING_STEPS.map((id, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={steps[id].title}
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
