import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { useEffect } from 'react';
import { celebrationTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import { AchievementList } from './achievement-list';
import { celebrationResult } from './celebration-rules';
import { type Celebration, endCelebration, useCelebrationStore } from './celebration-store';
import { celebrationWords } from './celebration-words';
import { throwConfetti } from './confetti';
import { HeroProgress } from './hero-progress';
import { SavedFigures } from './saved-figures';
import { ShareCelebration } from './share-celebration';
import { TrophyArt } from './trophy-art';

const CONFETTI_PIECES = 120;
const CONFETTI_BURSTS = 6;

/**
 * The celebration: confetti for 3 s, what was saved, progress and achievements (spec document 1, sections 2, 4 and 9).
 */
export function CelebrationModal({ celebration }: { celebration: Celebration }) {
  const open = useCelebrationStore((state) => state.open);
  const { title, text, share } = celebrationWords(celebration);
  const { saved, progress, achievements } = celebrationResult(celebration);

  useEffect(() => {
    if (open) return throwConfetti({ pieces: CONFETTI_PIECES, bursts: CONFETTI_BURSTS, forMs: CELEBRATION.confettiMs });
    return undefined;
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && endCelebration()}
      title={title}
      description={text}
      width="small"
      footer={
        <>
          <ShareCelebration text={share} />
          <Button onClick={endCelebration}>{celebrationTexts.done}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <TrophyArt />
        {saved && <SavedFigures saved={saved} />}
        <HeroProgress key={progress.to} {...progress} />
        {achievements.length > 0 && <AchievementList achievements={achievements} />}
      </div>
    </Dialog>
  );
}
