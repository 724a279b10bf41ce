import { lazy, useEffect, useState } from 'react';
import { usePointsLedgerStore } from '../../areas/heroes/shop/points-ledger/open-points-ledger';
import { useInboxStore } from '../../areas/notifications/shop/inbox-store';
import { useJoiningStore } from '../../areas/heroes/joining-store';
import { afterFirstPaint } from '../../kernel/hydration/after-first-paint';
import { loadRooms, loadSocket } from '../../kernel/live/load-rooms';
import { loadCode } from '../../kernel/hydration/not-loaded';
import { LaterPart } from '../../kernel/hydration/later-part';
import { toastNotLoaded } from '../../kernel/hydration/toast-not-loaded';

const Overlays = lazy(async () => {
  // Loaded together, so that live updates find them. The part that needs a failed one reports the failure.
  void Promise.allSettled([loadSocket(), loadRooms()]);
  return { default: (await loadCode(() => import('./overlays'))).Overlays };
});

/** What may lie over the screens, left out of the first load. */
export function LazyOverlays({ firstKey }: { firstKey: string }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return painted && (
    <LaterPart failed={<NoOverlays />}>
      <Overlays firstKey={firstKey} />
    </LaterPart>
  );
}

interface Openable {
  getState: () => { open: boolean };
  setState: (state: { open: false }) => void;
  subscribe: (listener: () => void) => () => void;
}

const OPENABLE: readonly Openable[] = [useJoiningStore, usePointsLedgerStore, useInboxStore];

/**
 * Shown when the overlays failed to load: each attempt to open one is reported and closed again. Titles and figures
 * stay prerendered; without live updates nothing claims to be live.
 */
function NoOverlays() {
  useEffect(() => {
    const tell = (): void => {
      for (const store of OPENABLE) {
        if (!store.getState().open) continue;
        store.setState({ open: false });
        toastNotLoaded();
      }
    };
    tell();
    const ends = OPENABLE.map((store) => store.subscribe(tell));
    return () => ends.forEach((end) => end());
  }, []);
  return null;
}
