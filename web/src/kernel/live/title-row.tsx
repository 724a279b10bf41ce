import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../kit/class-names';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { liveTexts } from '../i18n/texts-live.en';
import type { LiveStatus } from './live-socket';
import { useLiveStore } from './live-store';

export interface TitleRowProps {
  title: string;
  /** One line about the screen, where there is room for it. */
  lead: string;
  /** Shown under the title instead of the lead, on phones too: what the screen is about. */
  note?: ReactNode;
  /** Small buttons or links at the end of the row, where there is room for them. */
  actions?: ReactNode;
  /** A spot drawing at the end of the row; on phones a small one, where nothing else stands there. */
  art?: ReactNode;
  /** Whether the screen has live figures: then it shows how live they are, and can pause them. */
  live?: boolean;
}

/** The opening of every screen for work: its name and little else, so that the work is in the first screen. */
export function TitleRow({ title, lead, note, actions, art, live = false }: TitleRowProps) {
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <div className="page-width flex min-h-24 items-center gap-x-4 pb-1.5 sm:min-h-28 sm:gap-x-6">
        <div className="min-w-0 flex-1">
          <h1 className="font-display text-2xl font-medium tracking-[-0.015em] text-ink max-[22rem]:text-lg">{title}</h1>
          {note ?? (
            <p
              className={classNames(
                'mt-0.5 hidden max-w-[64ch] text-sm leading-snug text-balance text-ink-muted md:block',
                // Beside actions titles take two lines of the row's three.
                actions !== undefined && 'lg:max-xl:line-clamp-1',
              )}
            >
              {lead}
            </p>
          )}
        </div>
        {live && <LiveBadge className="shrink-0" />}
        {actions && <div className="hidden shrink-0 gap-2 lg:flex">{actions}</div>}
        {art && (
          <div
            aria-hidden
            className={classNames(
              'shrink-0 xl:block [&>svg]:w-auto xl:[&>svg]:h-22',
              live ? 'hidden' : 'max-[22rem]:hidden [&>svg]:h-12 sm:[&>svg]:h-16',
              actions === undefined ? 'lg:block lg:[&>svg]:h-22' : 'lg:max-xl:hidden',
            )}
          >
            {art}
          </div>
        )}
      </div>
      <svg aria-hidden viewBox="0 0 1440 12" preserveAspectRatio="none" className="absolute inset-x-0 bottom-0 h-2 w-full">
        <path
          fill="var(--color-sea-light)"
          d="M0 5c120 0 120-4 240-4s120 4 240 4 120-4 240-4 120 4 240 4 120-4 240-4 120 4 240 4v7H0z"
        />
        <path fill="var(--color-sea)" d="M0 8c160 0 160 3 320 3s160-3 320-3 160 3 320 3 160-3 320-3 160 2 160 2v2H0z" />
      </svg>
    </div>
  );
}

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
  const { isPaused, pause, resume, secondsBehind } = useLiveStore();
  const behind = status === 'live' ? secondsBehind : 0;
  // Going offline and coming back change the status as well.
  const isOffline = status === 'polling' && !navigator.onLine;
  const label = isPaused ? live.paused : isOffline ? live.offline : labelOf(status, behind);
  const explained = behind > 0 ? live.explanationBehind : live.explanation[status];
  const explanation = isOffline ? live.explanationOffline : explained;
  return (
    <button
      type="button"
      onClick={isPaused ? resume : pause}
      title={isPaused ? live.pausedExplanation : explanation}
      className={classNames(
        'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-3 text-xs font-semibold text-ink-muted transition-colors hover:border-line-strong hover:text-ink',
        shown === undefined && !isPaused && 'invisible',
        className,
      )}
    >
      <span aria-hidden className={classNames('size-2 rounded-full', DOTS[isPaused ? 'paused' : behind > 0 ? 'catching-up' : status])} />
      <span className="max-[22rem]:sr-only">{label}</span>
      <VisuallyHidden>{isPaused ? live.resume : live.pause}</VisuallyHidden>
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 fill-current">
        <path d={isPaused ? 'M3 1.5v9l7.5-4.5z' : 'M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z'} />
      </svg>
    </button>
  );
}

/** From ten seconds on it is hardly live. */
function labelOf(status: LiveStatus, behind: number): string {
  if (behind === 0) return live.status[status];
  return behind < 10 ? live.liveBehind(behind) : live.behind(behind);
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
