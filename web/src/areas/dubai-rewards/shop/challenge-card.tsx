import type { DubaiChallenge, DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useId } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { dubaiRewardsTexts } from '../texts.en';
import { offered, OfferedText } from '../../translations/offered-text';
import { Badge } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { OfferCard } from './offer-grid';
import { isAlmostFull, isFull, timeLeft, zoneName } from './offer-rules';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useJoinChallenge } from '../commands';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { Progress } from '../../../kit/progress';
import { type DubaiMetric, PRIZE_KEPT_DAYS } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatAed } from '../../../kernel/i18n/format-money';
import { commonTexts } from '../../../kernel/i18n/texts.en';

const IN_WORDS: Record<DubaiMetric, (amount: number) => string> = {
  bottles_prevented: (amount) => dubaiRewardsTexts.challenge.bottles(amount, formatWhole(amount)),
  co2_saved: formatMass,
  trade_value: formatAed,
  points_earned: (amount) => commonTexts.points(formatWhole(amount)),
};

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
              <span>{text.about(zoneName(targetZone))}</span>
            </Badge>
          )}
          {isAlmostFull(challenge) && (
            <Badge tone="warning">
              <Icon name="warning" />
              <span>{isFull(challenge) ? text.full : text.almostFull}</span>
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

interface JoinButtonProps {
  challengeId: string;
  describedBy: string;
  own: DubaiParticipation | undefined;
}

/** Joins, and then says that one has joined, with the way on: it stays where it is, so that focus is never lost. */
function JoinButton({ challengeId, describedBy, own }: JoinButtonProps) {
  const text = dubaiRewardsTexts.challenge;
  const { mutate, isPending } = useJoinChallenge(challengeId);
  const words = { active: text.joined, completed: text.completed, expired: text.ended };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        aria-describedby={describedBy}
        aria-disabled={isPending || own !== undefined}
        aria-busy={isPending}
        onClick={isPending || own ? undefined : () => mutate()}
        className="grow"
      >
        {own && own.status !== 'expired' && <Icon name="check" />}
        <span>{isPending ? text.joining : own ? words[own.status] : text.join}</span>
      </Button>
      {own?.status === 'active' && (
        <ButtonLink to="/exchange" variant="secondary" className="grow">{text.trade}</ButtonLink>
      )}
    </div>
  );
}

/** How many take part and for how long yet; where there is a limit, how much room is left. */
function ChallengePlaces({ challenge, timeLeft }: { challenge: DubaiChallenge; timeLeft: string }) {
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
          <span>{timeLeft}</span>
        </span>
      </p>
      {participantLimit !== undefined && (
        <Progress value={currentParticipants} max={participantLimit} label={text.placesLabel(title)} />
      )}
    </div>
  );
}

/** How far the visitor has come in a challenge. */
function OwnProgress({ own }: { own: DubaiParticipation | undefined }) {
  const text = dubaiRewardsTexts.challenge;
  if (!own) return null;
  const { title, metric, progress, target, pointsEarned, rewardItem, completedAt } = own;
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {text.progress(metricAmount(metric, progress), metricAmount(metric, target))}
        </span>
        {pointsEarned > 0 && <span className="text-positive">{text.earned(formatWhole(pointsEarned))}</span>}
      </p>
      <Progress value={progress} max={target} label={text.progressLabel(offered(title))} />
      {completedAt && (
        <p className="font-medium">
          {text.collect(offered(rewardItem), commonTexts.address, formatDay(lastDay(completedAt)))}
        </p>
      )}
    </div>
  );
}

/** An amount of what a challenge counts: bottles, grams of CO2, AED or points. */
function metricAmount(metric: DubaiMetric, amount: number): string {
  return IN_WORDS[metric](amount);
}

/** Until when our desk keeps a prize. */
function lastDay(completedAt: string): string {
  return new Date(Date.parse(completedAt) + PRIZE_KEPT_DAYS * DAY_MS).toISOString();
}
