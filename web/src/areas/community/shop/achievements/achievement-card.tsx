import type { AchievementKind } from '@planet-heroes/contracts/areas/community/community-hub';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { communityTexts } from '../../texts.en';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';
import type { IconName } from '../../../../kit/icon-paths';
import { Progress } from '../../../../kit/progress';
import { ShareButton } from '../../../shares';
import { achievementProgress } from './achievement-progress';

const ICONS: Readonly<Record<AchievementKind, IconName>> = {
  bottles: 'drop',
  points: 'sparkle',
  trades: 'phone',
  friends: 'users',
};

interface AchievementCardProps {
  kind: AchievementKind;
  figure: number;
  /** The hero's lifetime points, which a shared achievement names. */
  points: number;
}

/** One figure of the hero on its way to the next step. */
export function AchievementCard({ kind, figure, points }: AchievementCardProps) {
  const text = communityTexts.achievements;
  const { title, unit } = text.kinds[kind];
  const { reached, total, next, goal } = achievementProgress(kind, figure);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sand-soft text-ink">
          <Icon name={ICONS[kind]} className="size-6" />
        </span>
        <Heading level={3} className="flex-1">
          {title}
        </Heading>
        <span className="text-sm text-ink-muted">{text.step(reached, total)}</span>
      </div>
      <p>
        <span className="font-display text-3xl font-medium">
          <RollingNumber value={figure} format={formatWhole} />
        </span>{' '}
        <span className="text-ink-muted">{unit}</span>
      </p>
      <div>
        <Progress value={figure} max={goal} label={title} />
        <p className="mt-2 text-sm text-ink-muted">
          {next ? text.toNext(formatWhole(next.left), formatWhole(next.goal)) : text.complete}
        </p>
      </div>
      {reached > 0 && (
        <ShareButton
          variant="quiet"
          className="mt-auto -ms-4 self-start"
          content={kind === 'bottles'
            ? { type: 'milestone', id: kind, title, value: figure }
            : {
              type: 'achievement',
              id: kind,
              title: text.shareTitle(title, formatWhole(figure), unit),
              value: points,
            }}
        />
      )}
    </Card>
  );
}
