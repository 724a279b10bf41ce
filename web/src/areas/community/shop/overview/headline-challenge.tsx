import { HEADLINE_CHALLENGE } from '@planet-heroes/contracts/areas/community/community-hub';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatCompact, formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { classNames } from '../../../../kit/class-names';
import { Heading } from '../../../../kit/heading';
import { Progress } from '../../../../kit/progress';
import { Skeleton } from '../../../../kit/skeleton';
import { useNow } from '../../../../kit/use-now';
import { useHydrated } from '../../../../kernel/hydration/use-hydrated';
import { Icon } from '../../../../kit/icon';
import { useImpactStats } from '../../../impact/use-impact-stats';
import { ShareButton } from '../../../shares/index';
import { communityTexts } from '../../texts.en';

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
        {/* On phones a strip of it, from the crescent to the lanterns. */}
        <div className="overflow-hidden max-lg:hidden max-sm:order-first max-sm:block max-sm:aspect-32/13">
          <HeadlineArt />
        </div>
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
                <span>{isUnlocked ? text.unlocked(formatCompact(at)) : text.unlocksAt(formatCompact(at))}</span>
              </p>
              <p className="mt-1 font-medium">{text.rewardNames[index]}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A Ramadan evening: a crescent above the skyline, and lanterns over quiet water. */
function HeadlineArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 420"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full bg-sky max-sm:-mt-[15%] max-sm:h-auto"
      fill="none"
    >
      <circle cx="220" cy="112" r="58" fill="var(--color-sun)" />
      <circle cx="242" cy="98" r="50" fill="var(--color-sky)" />
      {[[64, 62], [120, 128], [286, 196], [44, 176], [158, 40]].map(([x, y]) => (
        <path
          key={x}
          transform={`translate(${x} ${y})`}
          d="M0-7l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
          fill="var(--color-sun)"
        />
      ))}
      <path
        fill="var(--color-skyline)"
        d="M0 330v-40h22v-34h18v34h20v-62h12l6-24 6 24h12v40h22v-74h10l7-92 7 92h10v96h22v-52c0-16 30-16 30 0v30h24v-56h26v40h22v-26c14-22 30-22 42 0v104z"
        opacity="0.75"
      />
      {[[54, 96, 0.9], [112, 60, 0.7]].map(([x, length, size]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={`M0 0v${length}`} stroke="var(--color-hull)" strokeWidth="1.5" />
          <g transform={`translate(0 ${length}) scale(${size})`}>
            <path
              d="M-13 12h26l6 14v26l-6 12h-26l-6-12V26z"
              fill="var(--color-sun)"
              stroke="var(--color-hull)"
              strokeWidth="3"
            />
            <path d="M-13 12C-10 2 10 2 13 12zM-10 64h20v6h-20z" fill="var(--color-hull)" />
            <path d="M0 12v52M-19 26h38M-19 52h38" stroke="var(--color-hull)" strokeWidth="2" />
          </g>
        </g>
      ))}
      <path fill="var(--color-sea-light)" d="M0 322c40 0 40-12 80-12s40 12 80 12 40-12 80-12 40 12 80 12v98H0z" />
      <path fill="var(--color-sea)" d="M0 350c54 0 54 10 107 10s53-10 106-10 54 10 107 10v60H0z" />
      <path fill="var(--color-sea-deep)" d="M0 386c80-10 240-10 320 0v34H0z" />
    </svg>
  );
}

/** Bottles that count for the headline challenge: those since it began, up to its target. */
export function headlineBottles(totalBottles: number): number {
  const { fromTotalBottles, targetBottles } = HEADLINE_CHALLENGE;
  return Math.min(Math.max(totalBottles - fromTotalBottles, 0), targetBottles);
}

/** Days until it ends, the day that runs included; 0 once it is over. */
export function daysLeft(now: number): number {
  return Math.max(Math.ceil((Date.parse(HEADLINE_CHALLENGE.endsAt) - now) / DAY_MS), 0);
}
