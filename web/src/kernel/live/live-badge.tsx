import { liveTexts } from '../i18n/texts-live.en';
import { classNames } from '../../kit/class-names';
import { VisuallyHidden } from '../../kit/visually-hidden';
import type { LiveStatus } from './live-status';
import { useLiveStore } from './live-store';
import { useEffect, useState } from 'react';

/** A catch-up that is over sooner than this is not worth telling. */
const NOTICE_AFTER_MS = 500;

/** So long a first connection takes its time unnoticed. */
const FIRST_NOTICE_AFTER_MS = 5_000;

const isOnItsWay = (status: LiveStatus): boolean => status === 'connecting' || status === 'catching-up';

const live = liveTexts;

const DOTS: Record<LiveStatus | 'paused', string> = {
  live: 'bg-positive',
  connecting: 'bg-warning animate-shimmer',
  'catching-up': 'bg-warning animate-shimmer',
  polling: 'ring-2 ring-inset ring-warning',
  paused: 'bg-line-strong',
};

/** Says how live the page is, and pauses and resumes everything on it that moves automatically (WCAG 2.2.2). */
export function LiveBadge({ className }: { className?: string }) {
  const shown = useShownStatus();
  // As wide from the start as it is when all goes well.
  const status = shown ?? 'live';
  const { isPaused, pause, resume } = useLiveStore();
  const label = isPaused ? live.paused : live.status[status];
  return (
    <button
      type="button"
      onClick={isPaused ? resume : pause}
      title={isPaused ? live.pausedExplanation : live.explanation[status]}
      className={classNames(
        'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-3 text-xs font-semibold text-ink-muted transition-colors hover:border-line-strong hover:text-ink',
        shown === undefined && !isPaused && 'invisible',
        className,
      )}
    >
      <span aria-hidden className={classNames('size-2 rounded-full', DOTS[isPaused ? 'paused' : status])} />
      <span className="max-[26rem]:sr-only">{label}</span>
      <VisuallyHidden>{isPaused ? live.resume : live.pause}</VisuallyHidden>
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 fill-current">
        <path d={isPaused ? 'M3 1.5v9l7.5-4.5z' : 'M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z'} />
      </svg>
    </button>
  );
}

/**
 * The status for the eye: short catch-ups leave it as it was, so that the badge does not flicker, and nobody is greeted
 * with one: undefined until there is something to tell.
 */
function useShownStatus(): LiveStatus | undefined {
  const status = useLiveStore((store) => store.status);
  const [shown, setShown] = useState(isOnItsWay(status) ? undefined : status);
  const isFirst = shown === undefined;
  useEffect(() => {
    const noticeAfter = isFirst ? FIRST_NOTICE_AFTER_MS : NOTICE_AFTER_MS;
    const timer = setTimeout(() => setShown(status), isOnItsWay(status) ? noticeAfter : 0);
    return () => clearTimeout(timer);
  }, [status, isFirst]);
  return shown;
}
