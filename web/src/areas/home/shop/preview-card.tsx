import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { ReactNode } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { remainingTime } from '../../../kernel/i18n/format-date';
import { Badge } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon, type IconName } from '../../../kit/icon';
import { Progress } from '../../../kit/progress';
import { Skeleton } from '../../../kit/skeleton';
import { useNow } from '../../../kit/use-now';
import { homeSectionsTexts } from '../texts-sections.en';

const CARD = 'flex h-full min-h-66 flex-col gap-3 p-5';

interface PreviewCardProps {
  icon: IconName;
  kind: string;
  /** What it brings, in a few words. */
  reward: string;
  title: ReactNode;
  text: ReactNode;
  progress: { label: string; value: number; max: number; figures: string };
  foot: string;
}

/** A mission or a challenge in short: what it is, how far it has come, what it brings. */
export function PreviewCard({ icon, kind, reward, title, text, progress, foot }: PreviewCardProps) {
  return (
    <Card className={CARD}>
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2 text-xs font-semibold text-ink-muted">
          <Icon name={icon} className="text-accent" />
          {kind}
        </span>
        <Badge tone="sand" className="shrink-0">
          {reward}
        </Badge>
      </div>
      <Heading level={3} className="text-lg!">
        {title}
      </Heading>
      <p dir="auto" className="line-clamp-4 w-fit text-sm text-ink-muted">{text}</p>
      <div className="mt-auto flex flex-col gap-2">
        <p className="text-sm font-semibold tabular-nums">
          {progress.figures}
        </p>
        {Number.isFinite(progress.max) && <Progress label={progress.label} value={progress.value} max={progress.max} />}
        <p className="text-xs text-ink-muted tabular-nums">{foot}</p>
      </div>
    </Card>
  );
}

/** The same, while it loads. */
export function PreviewSkeleton() {
  return (
    <Card className={CARD}>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-6 w-48 max-w-full" />
      <Skeleton className="h-15" />
      <Skeleton className="mt-auto h-5 w-40" />
      <Skeleton className="h-2.5 rounded-full" />
      <Skeleton className="h-4 w-28" />
    </Card>
  );
}

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
