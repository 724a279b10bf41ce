import { useEffect } from 'react';
import { ImageMonitorOverlay } from '../../features/image-monitor/image-monitor-overlay';
import { registerImageWorker } from '../../features/offline/image-worker';
import { OfflineNotice } from '../../features/offline/offline-notice';
import { OnboardingOverlay } from '../../features/onboarding/onboarding-overlay';

/** The overlays that come after the first paint. */
export function LaterOverlays() {
  useEffect(() => {
    if (import.meta.env.PROD) void registerImageWorker();
  }, []);
  return (
    <>
      <div className="notice-corner pointer-events-none fixed start-0 z-30 flex flex-col items-start gap-3">
        <ImageMonitorOverlay />
        <OfflineNotice />
      </div>
      <OnboardingOverlay />
    </>
  );
}
