import { ACHIEVEMENT_STEPS, type AchievementKind } from '@planet-heroes/contracts/areas/community/community-hub';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { Badge } from '../../../../kit/badge';
import { EmptyState } from '../../../../kit/empty-state';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { TabSection } from '../../../../kit/tab-section';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { Card } from '../../../../kit/card';
import { Icon, type IconName } from '../../../../kit/icon';
import { Progress } from '../../../../kit/progress';
import { DemoLabel } from '../../../heroes/demo-label';
import { useMe, useOwnHero } from '../../../heroes/use-me';
import { ShareButton } from '../../../shares/index';
import { myTradeInsQuery } from '../../../trade-ins/my-trade-ins-query';
import { communityTexts } from '../../texts.en';

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

export interface AchievementProgress {
  /** How many steps are reached, and how many there are. */
  reached: number;
  total: number;
  /** The step that comes next, and what it takes; undefined once every step is reached. */
  next: { goal: number; left: number } | undefined;
  /** The step that the bar ends at. */
  goal: number;
}

/** One figure of the hero on its way to the next step. */
function AchievementCard({ kind, figure, points }: AchievementCardProps) {
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
        <span className="text-ink-muted">{unit(figure)}</span>
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
              title: text.shareTitle(title, formatWhole(figure), unit(figure)),
              value: points,
            }}
        />
      )}
    </Card>
  );
}

const NOTHING_YET: Achievements = { figures: { bottles: 0, points: 0, trades: 0, friends: 0 }, badges: [] };

const KINDS = Object.keys(ACHIEVEMENT_STEPS) as AchievementKind[];

/** Progress cards of the visitor's own hero (spec document 2, section 2). */
export function AchievementsTab() {
  const text = communityTexts.achievements;
  const { data, isPending } = useAchievements();
  const { kind } = useOwnHero();
  return (
    <TabSection title={text.title} lead={kind === 'demo' ? text.demoLead : text.lead} action={<DemoLabel />}>
      {isPending ? (
        <Loading />
      ) : !data ? (
        <EmptyState title={text.unavailable.title} description={text.unavailable.description} />
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2">
            {KINDS.map((kind) => (
              <li key={kind}>
                <AchievementCard kind={kind} figure={data.figures[kind]} points={data.figures.points} />
              </li>
            ))}
          </ul>
          <Heading level={3} className="mt-10">
            {kind === 'demo' ? text.demoBadges : text.badges}
          </Heading>
          {data.badges.length === 0 ? (
            <p className="mt-2 text-ink-muted">{text.noBadges}</p>
          ) : (
            <ul className="mt-3 flex flex-wrap gap-2">
              {data.badges.map((badge) => (
                <li key={badge}>
                  <Badge tone="gold">{nameOf(badge)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </TabSection>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-5 sm:grid-cols-2">
      <VisuallyHidden>{communityTexts.achievements.loading}</VisuallyHidden>
      {KINDS.map((kind) => (
        <Skeleton key={kind} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}

interface Achievements {
  figures: Record<AchievementKind, number>;
  badges: HeroProfile['badges'];
}

/** What the visitor's own hero has done, kept current by the hero's room. */
function useAchievements(): { data: Achievements | undefined; isPending: boolean } {
  const me = useMe();
  const tradeIns = useQuery(myTradeInsQuery);
  const isPending = me.isPending || tradeIns.isPending;
  if (me.data === null) return { data: NOTHING_YET, isPending: false };
  if (!me.data || !tradeIns.data) return { data: undefined, isPending };
  const { bottlesPrevented, lifetimePoints, referralCount, badges } = me.data;
  const verified = tradeIns.data.filter(({ state }) => state === 'verified').length;
  // The trades behind a seeded hero's badge are part of its opening balance, not of the list.
  const trades = Math.max(verified, badges.includes('First Trade') ? 1 : 0);
  return {
    data: { figures: { bottles: bottlesPrevented, points: lifetimePoints, trades, friends: referralCount }, badges },
    isPending,
  };
}

/** How far a figure has come on the steps of its kind. */
export function achievementProgress(kind: AchievementKind, figure: number): AchievementProgress {
  const steps: readonly number[] = ACHIEVEMENT_STEPS[kind];
  const reached = steps.filter((step) => figure >= step).length;
  const goal = steps[reached];
  return {
    reached,
    total: steps.length,
    next: goal === undefined ? undefined : { goal, left: goal - figure },
    goal: goal ?? steps.at(-1)!,
  };
}
