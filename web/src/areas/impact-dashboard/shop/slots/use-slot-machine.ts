import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { celebrate, throwConfetti } from '../../../celebration';
import { SlotEngine, type SlotState } from './slot-engine';

function celebrateOutcome(outcome: 'jackpot' | 'trade'): void {
  if (outcome === 'jackpot') celebrate({ kind: 'milestone', ...SLOT_MACHINE.jackpotMilestone });
  else celebrate({
      kind: 'trade',
      valueAed: SLOT_MACHINE.tradeCelebration.value,
      device: SLOT_MACHINE.tradeCelebration.device,
    });
}

/** A slot machine of this screen's own, with its confetti and its celebrations (spec document 1, section 4). */
export function useSlotMachine(onJackpot?: () => void): SlotState & { spin: () => void } {
  const [engine] = useState(
    () =>
      new SlotEngine({
        onJackpot: () => {
          throwConfetti({ pieces: SLOT_MACHINE.confettiPieces, forMs: SLOT_MACHINE.confettiMs });
          onJackpot?.();
        },
        onCelebrate: celebrateOutcome,
      }),
  );
  useEffect(() => engine.stop, [engine]);
  return { ...useSyncExternalStore(engine.subscribe, engine.snapshot, engine.snapshot), spin: engine.spin };
}
