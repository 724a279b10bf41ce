import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { create } from 'zustand';

/**
 * What is shown as it would be: a trade with its value in AED, or a milestone with its progress in per cent (spec
 * document 1, section 9). What was credited is celebrated by `credited-card.tsx`.
 */
export type Celebration = (
  | {
    kind: 'trade';
    valueAed: number;
    device: string; /** The trade's own points, where its programme reports them. */
    points?: number;
  }
  | { kind: 'milestone'; title: string; percent: number }
) & {
  /** Where visitors price a phone of their own, if this is none of theirs. */
  priceAt?: string;
};

interface CelebrationState {
  current: Celebration | undefined;
  open: boolean;
}

let clearing: ReturnType<typeof setTimeout> | undefined;

/** What the celebration shows. A newer one takes the place of the one before. */
export const useCelebrationStore = create<CelebrationState>()(() => ({ current: undefined, open: false }));

/** Opens the celebration over the current screen. */
export function celebrate(celebration: Celebration): void {
  clearTimeout(clearing);
  useCelebrationStore.setState({ current: celebration, open: true });
}

/** Closes it; its content goes 0.3 s later, once it is out of sight (spec document 1, section 4). */
export function endCelebration(): void {
  useCelebrationStore.setState({ open: false });
  clearTimeout(clearing);
  clearing = setTimeout(() => useCelebrationStore.setState({ current: undefined }), CELEBRATION.clearDelayMs);
}
