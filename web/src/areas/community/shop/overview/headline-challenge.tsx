import { HEADLINE_CHALLENGE } from '@planet-heroes/contracts/areas/community/community-hub';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatCompact, formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { useImpactStats } from '../../../impact/use-impact-stats';
import { communityTexts } from '../../texts.en';
import { classNames } from '../../../../kit/class-names';
import { Heading } from '../../../../kit/heading';
import { Progress } from '../../../../kit/progress';
import { Skeleton } from '../../../../kit/skeleton';
import { useNow } from '../../../../kit/use-now';
import { useHydrated } from '../../../../kernel/hydration/use-hydrated';
import { ShareButton } from '../../../shares';
import { daysLeft, headlineBottles } from './headline-progress';
import { HeadlineArt } from './headline-art';
import { Icon } from '../../../../kit/icon';

/**
 * The community's challenge, with progress, days left and rewards (spec document 2, section 2). Its bottles are live.
 */
export function HeadlineChallenge() {
  const text = communityTexts.headline;
  const { data: stats, isPending } = useImpactStats();
  const isHydrated = useHydrated();
  const days = daysLeft(useNow());
  const { targetBottles, endsAt } = HEADLINE_CHALLENGE;
  const bottles = stats && headlineBottles(stats.totalBottlesPrevented);
  return (
    <section
      aria-labelledby="headline-challenge"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <div className="grid lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-5 p-6 sm:p-8">
          <div>
            <p className="text-sm font-semibold text-accent">{text.eyebrow}</p>
            <Heading level={2} id="headline-challenge" className="mt-1">
              {text.title}
            </Heading>
            <p className="mt-2 max-w-prose text-ink-muted">{text.lead}</p>
          </div>
          <div aria-busy={isPending}>
            <p className="flex min-h-11 flex-wrap items-baseline gap-x-2">
              {bottles === undefined
                ? (
                  isPending
                    ? <Skeleton className="h-9 w-32" />
                    : <span className="text-ink-muted">{text.unavailable}</span>
                )
                : (
                  <span className="font-display text-3xl font-medium">
                    <RollingNumber value={bottles} format={formatWhole} />
                  </span>
                )}
              <span className="text-ink-muted">{text.ofTarget(formatWhole(targetBottles))}</span>
            </p>
            <Progress value={bottles ?? 0} max={targetBottles} label={text.progress} className="mt-2 h-4" />
            <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
              {/* Drawn ahead it holds its place alone: the day of the build is not the visitor's. */}
              <span aria-hidden={!isHydrated} className={classNames('font-semibold', !isHydrated && 'invisible')}>
                {!isHydrated ? text.daysLeft(99) : days > 0 ? text.daysLeft(days) : text.over}
              </span>
              <span className="text-ink-muted">{text.until(formatDay(endsAt))}</span>
            </p>
          </div>
          <HeadlineRewards bottles={bottles ?? 0} />
          <ShareButton
            className="justify-self-start"
            content={{
              type: 'challenge',
              id: 'headline',
              title: text.title,
              description: text.shareNote(formatCompact(targetBottles)),
              url: '/community',
            }}
          >
            {text.share}
          </ShareButton>
        </div>
        <HeadlineArt />
      </div>
    </section>
  );
}

/** What the city unlocks on the way to the million. */
function HeadlineRewards({ bottles }: { bottles: number }) {
  const text = communityTexts.headline;
  return (
    <div>
      <p className="text-sm font-semibold">{text.rewards}</p>
      <ol className="mt-2 grid gap-2 sm:grid-cols-3">
        {HEADLINE_CHALLENGE.rewardsAt.map((at, index) => {
          const isUnlocked = bottles >= at;
          return (
            <li key={at} className={classNames('rounded-md p-4', isUnlocked ? 'bg-positive-soft' : 'bg-canvas')}>
              <p
                className={classNames(
                  'flex items-center gap-1.5 text-xs font-semibold',
                  isUnlocked ? 'text-positive' : 'text-ink-muted',
                )}
              >
                <Icon name={isUnlocked ? 'check' : 'gift'} />
                {isUnlocked ? text.unlocked(formatCompact(at)) : text.unlocksAt(formatCompact(at))}
              </p>
              <p className="mt-1 font-medium">{text.rewardNames[index]}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
