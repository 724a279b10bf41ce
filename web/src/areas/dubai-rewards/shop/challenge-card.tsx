import type { DubaiChallenge, DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useId } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { dubaiRewardsTexts } from '../texts.en';
import { offered } from '../../../kernel/i18n/offered';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import { Badge } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { ChallengePlaces } from './challenge-places';
import { JoinButton } from './join-button';
import { OfferCard } from './offer-card';
import { isAlmostFull, isFull } from './offer-rules';
import { OwnProgress } from './own-progress';
import { timeLeft } from './time-left';
import { zoneName } from './zone-name';

interface ChallengeCardProps {
  challenge: DubaiChallenge;
  /** The visitor's part in it; undefined where the visitor has none. */
  own: DubaiParticipation | undefined;
}

/**
 * A challenge: what it is worth, how full it is, how long it runs, and the visitor's own progress (spec document 2,
 * section 2).
 */
export function ChallengeCard({ challenge, own }: ChallengeCardProps) {
  const text = dubaiRewardsTexts.challenge;
  const titleId = useId();
  const now = useNow();
  const { category, title, description, targetZone, pointsReward, rewardItem } = challenge;
  return (
    <OfferCard
      titleId={titleId}
      category={category}
      title={<OfferedText of={title} />}
      description={<OfferedText of={description} />}
      badges={
        <>
          {targetZone && (
            <Badge>
              <Icon name="pin" />
              {text.about(zoneName(targetZone))}
            </Badge>
          )}
          {isAlmostFull(challenge) && (
            <Badge tone="warning">
              <Icon name="warning" />
              {isFull(challenge) ? text.full : text.almostFull}
            </Badge>
          )}
        </>
      }
    >
      <p className="flex items-center gap-3 rounded-md bg-sand-soft px-4 py-3">
        <Icon name="gift" className="size-6 text-gold" />
        <span className="min-w-0">
          <strong className="font-display text-xl font-medium lining-nums">
            {text.reward(formatWhole(pointsReward))}
          </strong>
          <span className="block text-sm">{text.and(offered(rewardItem))}</span>
        </span>
      </p>
      <ChallengePlaces challenge={challenge} timeLeft={timeLeft(challenge.expiresAt, now)} />
      <OwnProgress own={own} />
      <JoinButton challengeId={challenge.id} describedBy={titleId} own={own} />
    </OfferCard>
  );
}
