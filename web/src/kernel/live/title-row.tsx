import type { ReactNode } from 'react';
import { LiveBadge } from './live-badge';
import { classNames } from '../../kit/class-names';

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
      <div className="page-width flex h-24 items-center gap-x-4 pb-1.5 sm:h-28 sm:gap-x-6">
        <div className="min-w-0 flex-1">
          <h1 className="font-display text-2xl font-medium tracking-[-0.015em] text-ink max-[22rem]:text-lg">{title}</h1>
          {note ?? (
            <p
              className={classNames(
                'mt-0.5 line-clamp-2 hidden max-w-[64ch] text-sm leading-snug text-pretty text-ink-muted md:[display:-webkit-box]',
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
