import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { remainingTime } from '../../../kernel/i18n/remaining-time';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { homeSectionsTexts } from '../texts-sections.en';
import type { IconName } from '../../../kit/icon-paths';
import { useNow } from '../../../kit/use-now';
import { PreviewCard } from './preview-card';

const ICONS: Record<ChallengeType, IconName> = {
  bottles_prevented: 'drop',
  co2_saved: 'leaf',
  trade_value: 'phone',
  points_earned: 'sparkle',
};

/** A social challenge in short. */
export function ChallengeCard({ challenge }: { challenge: SocialChallenge }) {
  const text = homeSectionsTexts.missions;
  const {
    challengeType,
    title,
    description,
    targetValue,
    pointsReward,
    currentParticipants,
    participantLimit,
    expiresAt,
  } = challenge;
  const left = remainingTime(expiresAt, useNow());
  return (
    <PreviewCard
      icon={ICONS[challengeType]}
      kind={text.challenges.goals[challengeType](formatWhole(targetValue))}
      reward={text.reward(formatWhole(pointsReward))}
      title={title}
      text={description}
      progress={{
        label: text.challenges.places(title),
        value: currentParticipants,
        max: participantLimit,
        figures: text.challenges.taken(formatWhole(currentParticipants), formatWhole(participantLimit)),
      }}
      foot={left ? text.challenges.left(left.days, left.hours) : text.challenges.ended}
    />
  );
}
