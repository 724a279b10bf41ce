import { LiveBadge } from '../../../shared/live/live-badge';
import { ModeToggle } from './mode-toggle';
import { ThemeToggle } from './theme-toggle';

/** The top bar: audience mode, state of the live connection, theme. */
export function UtilityBar() {
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width flex min-h-11 items-center gap-2">
        <ModeToggle />
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <LiveBadge className="whitespace-nowrap" />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}
