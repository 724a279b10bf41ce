import { CHALLENGE_TYPES, type ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { socialChallengesTexts } from '../../texts.en';
import { amountIn } from '../challenge-words';

interface QuickPicksProps {
  challengeType: ChallengeType;
  chosen: number;
  onPick: (value: number) => void;
}

/** Usual targets of a type, one press each (spec document 2, section 5). */
export function QuickPicks({ challengeType, chosen, onPick }: QuickPicksProps) {
  return (
    <div role="group" aria-label={socialChallengesTexts.form.quickPicks} className="flex flex-wrap gap-2">
      {CHALLENGE_TYPES[challengeType].quickPicks.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onPick(value)}
          className="min-h-10 cursor-pointer rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium tabular-nums transition-colors hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          {amountIn(challengeType, value)}
        </button>
      ))}
    </div>
  );
}
