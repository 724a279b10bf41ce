import { useEffect } from 'react';
import { CreditedOverlay } from '../../areas/celebration/shop/credited-overlay';
import { ImageMonitorOverlay } from '../../areas/image-monitor/shop/image-monitor-overlay';
import { OfflineNotice, registerImageWorker } from '../../areas/offline/shop/offline';
import { OnboardingOverlay } from '../../areas/onboarding/shop/onboarding-overlay';

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
      <CreditedOverlay />
    </>
  );
}
