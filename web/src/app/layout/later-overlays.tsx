import { useEffect } from 'react';
import { ImageMonitorOverlay } from '../../features/image-monitor/image-monitor-overlay';
import { registerImageWorker } from '../../features/offline/image-worker';
import { OfflineNotice } from '../../features/offline/offline-notice';
import { OnboardingOverlay } from '../../features/onboarding/onboarding-overlay';
import { TipOnScreen } from '../../features/tips/tip-on-screen';
import { messages } from '../../shared/messages/messages';
import { FloatingButtons } from './floating-buttons';

/** The overlays that come after the first paint, and the corner of floating buttons, which lies below toasts. */
export function LaterOverlays() {
  useEffect(() => {
    if (import.meta.env.PROD) void registerImageWorker();
  }, []);
  return (
    <>
      <aside aria-label={messages.shell.help} className="floating-corner pointer-events-none fixed inset-x-0 z-30 flex items-end gap-3">
        <div className="flex min-w-0 flex-col items-start gap-3">
          <ImageMonitorOverlay />
          <OfflineNotice />
        </div>
        <FloatingButtons />
      </aside>
      <TipOnScreen />
      <OnboardingOverlay />
    </>
  );
}
