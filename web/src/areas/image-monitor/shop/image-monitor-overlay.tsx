import { lazy, useState } from 'react';
import { forgetImageMonitor, wantsImageMonitor } from './monitor-flag';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';

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
