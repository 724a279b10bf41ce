import { lazy, useState } from 'react';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { browserStorage } from '../../../kernel/browser-storage';

const FLAG_KEY = 'planet-heroes:show-image-monitor';

const ImageMonitor = lazy(async () => ({ default: (await loadCode(() => import('./image-monitor'))).ImageMonitor }));

/** The image monitor, for those who asked for it. */
export function ImageMonitorOverlay() {
  const [wanted, setWanted] = useState(wantsImageMonitor);
  if (!wanted) return null;
  const close = (): void => {
    forgetImageMonitor();
    setWanted(false);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <LaterPart>
      <ImageMonitor onClose={close} />
    </LaterPart>
  );
}

/** Whether the image monitor was asked for: by the browser's flag, or by `?image-monitor` in the address. */
function wantsImageMonitor(): boolean {
  return browserStorage.getItem(FLAG_KEY) === 'true' || new URLSearchParams(location.search).has('image-monitor');
}

/** Puts the monitor away. */
function forgetImageMonitor(): void {
  browserStorage.removeItem(FLAG_KEY);
}
