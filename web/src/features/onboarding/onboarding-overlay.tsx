import { lazy, useEffect } from 'react';
import { markOnboardingCompleted, useOnboardingStore } from './onboarding-store';
import { LaterPart } from '../../shared/ui/later-part';
import { loadCode } from '../../shared/not-loaded';

const OnboardingDialog = lazy(async () => ({ default: (await loadCode(() => import('./onboarding-dialog'))).OnboardingDialog }));

/** The tutorial over any screen. Its code loads when it is first opened. */
export function OnboardingOverlay() {
  const wanted = useOnboardingStore(({ started }) => started);
  useEffect(markOnboardingCompleted, []);
  if (!wanted) return null;
  return (
    <LaterPart wasAskedFor>
      <OnboardingDialog />
    </LaterPart>
  );
}
