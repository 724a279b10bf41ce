import { lazy, useEffect, useState } from 'react';
import { afterFirstPaint } from '../../shared/live/after-first-paint';
import { loadRooms } from '../../shared/live/load-rooms';
import { loadSocket } from '../../shared/live/open-socket';
import { loadCode } from '../../shared/not-loaded';
import { LaterPart } from '../../shared/ui/later-part';

const Overlays = lazy(async () => {
  // On their way together: live updates find them there. What fails is told by whoever needs it.
  void Promise.allSettled([loadSocket(), loadRooms()]);
  return { default: (await loadCode(() => import('./overlays'))).Overlays };
});

/** What may lie over the screens, left out of the first load. */
export function LazyOverlays({ firstKey }: { firstKey: string }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return painted && (
    <LaterPart>
      <Overlays firstKey={firstKey} />
    </LaterPart>
  );
}
