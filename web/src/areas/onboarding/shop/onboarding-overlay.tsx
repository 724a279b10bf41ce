import { lazy, useEffect } from 'react';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { endOnboarding, markOnboardingCompleted, startOnboarding, useOnboardingStore } from './onboarding-store';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';

const OnboardingDialog = lazy(async () => ({ default: (await loadCode(() => import('./onboarding-dialog'))).OnboardingDialog }));

/** The tutorial over any screen. Its code loads when it is first opened. */
export function OnboardingOverlay() {
  const wanted = useOnboardingStore(({ open }) => open);
  useEffect(markOnboardingCompleted, []);
  return (
    <OnceWanted wanted={wanted} onFailed={endOnboarding}>
      <OnboardingDialog />
    </OnceWanted>
  );
}

/** Starts the tutorial again (spec document 1, section 2). Beside the page there is no room for its name. */
export function TutorialButton({ isFloating = false }: { isFloating?: boolean }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={startOnboarding}
      className={classNames(
        isFloating && 'help-button',
        'flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-line-strong bg-surface-raised px-3 text-sm font-semibold text-ink shadow-raised transition-colors hover:border-accent hover:bg-accent-soft active:bg-accent-soft',
      )}
    >
      <Icon name="book" className="size-5 text-accent" />
      <span className={isFloating ? 'min-[64rem]:sr-only' : undefined}>{shellTexts.tutorial}</span>
    </button>
  );
}
