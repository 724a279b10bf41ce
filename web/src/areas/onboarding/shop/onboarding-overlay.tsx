import { lazy, useEffect } from 'react';
import { endOnboarding, markOnboardingCompleted, useOnboardingStore } from './onboarding-store';
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
