import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { socialChallengesTexts } from '../texts.en';
import { Progress } from '../../../kit/progress';
import { amountIn } from './challenge-words';

/** How many take part, and how far the visitor's own hero is. */
export function ChallengeProgress({ challenge }: { challenge: SocialChallenge }) {
  const text = socialChallengesTexts;
  const {
    challengeType,
    targetValue,
    currentParticipants,
    participantLimit,
    completedParticipants,
    userParticipation,
  } = challenge;
  return (
    <div className="grid gap-3">
      <Bar
        label={text.participants}
        value={currentParticipants}
        max={participantLimit}
        words={commonTexts.heroesOf(formatWhole(currentParticipants), formatWhole(participantLimit))}
        note={completedParticipants > 0 ? text.completedBy(formatWhole(completedParticipants)) : undefined}
      />
      {userParticipation && (
        <Bar
          label={text.ownProgress}
          value={userParticipation.currentProgress}
          max={targetValue}
          words={text.progressOf(
            amountIn(challengeType, userParticipation.currentProgress),
            amountIn(challengeType, targetValue),
          )}
        />
      )}
    </div>
  );
}

interface BarProps {
  label: string;
  value: number;
  max: number;
  words: string;
  note?: string | undefined;
}

function Bar({ label, value, max, words, note }: BarProps) {
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-ink-muted tabular-nums">
          {words}
          {note && `, ${note}`}
        </span>
      </p>
      {/* Without a limit there is nothing to fill. */}
      {Number.isFinite(max) && <Progress value={value} max={max} label={label} />}
    </div>
  );
}
