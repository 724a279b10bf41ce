import { lazy } from 'react';
import { endCelebration, useCelebrationStore } from '../celebration-store';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';

const CelebrationModal = lazy(async () => ({ default: (await loadCode(() => import('./celebration-modal'))).CelebrationModal }));

/** The celebration over any screen. Its code loads with the first one. */
export function CelebrationOverlay() {
  const current = useCelebrationStore((state) => state.current);
  if (!current) return null;
  return (
    <LaterPart wasAskedFor onFailed={endCelebration}>
      <CelebrationModal celebration={current} />
    </LaterPart>
  );
}
