import type { DubaiChallenge } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { dubaiRewardsTexts } from '../texts.en';
import { Icon } from '../../../kit/icon';
import { Progress } from '../../../kit/progress';

/** How many take part and for how long yet; where there is a limit, how much room is left. */
export function ChallengePlaces({ challenge, timeLeft }: { challenge: DubaiChallenge; timeLeft: string }) {
  const text = dubaiRewardsTexts.challenge;
  const { title, currentParticipants, participantLimit } = challenge;
  return (
    <div className="grid content-start gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <RollingNumber
          value={currentParticipants}
          format={(count) =>
            participantLimit === undefined
              ? text.participants(count, formatWhole(count))
              : text.places(formatWhole(count), formatWhole(participantLimit))
          }
        />
        <span className="flex items-center gap-2 text-ink-muted">
          <Icon name="clock" />
          {timeLeft}
        </span>
      </p>
      {participantLimit !== undefined && (
        <Progress value={currentParticipants} max={participantLimit} label={text.placesLabel(title)} />
      )}
    </div>
  );
}
