import { AccountButton } from '../../../features/heroes/joining/account-button';
import { LiveBadge } from '../../../shared/live/live-badge';
import { LanguageToggle } from './language-toggle';
import { ModeToggle } from './mode-toggle';
import { ThemeToggle } from './theme-toggle';

/** The top bar: audience mode, the visitor's account, state of the live connection, language, theme. */
export function UtilityBar() {
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width flex min-h-11 items-center gap-2">
        <ModeToggle />
        <div className="ms-auto flex min-w-0 items-center gap-0.5 sm:gap-1">
          <AccountButton />
          <LiveBadge className="whitespace-nowrap" />
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}
