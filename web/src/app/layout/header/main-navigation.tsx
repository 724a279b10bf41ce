import { NavLink } from '../../../kernel/routing/nav-link';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { classNames } from '../../../kit/class-names';
import { useAudienceMode } from '../../state/mode-store';
import { NAVIGATION_LINKS } from './navigation-links';
import { SparkleBadge } from './sparkle-badge';

/** The header's links on wide screens, for the mode that is on. */
export function MainNavigation() {
  const mode = useAudienceMode();
  const { navigation } = shellTexts;
  return (
    <nav aria-label={navigation.label} className="hidden xl:ms-2 xl:block">
      <ul className="flex items-center gap-0.5">
        {NAVIGATION_LINKS[mode].map(({ to, text, highlighted }) => (
          <li key={to}>
            <NavLink
              to={to}
              exactly={to === '/'}
              className={(isHere) =>
                classNames(
                  'flex min-h-10 items-center gap-1.5 rounded-full px-2 text-sm font-medium whitespace-nowrap transition-colors',
                  isHere ? 'bg-accent-soft text-accent-strong' : 'text-ink hover:bg-accent-soft',
                )
              }
            >
              {navigation[text]}
              {highlighted && <SparkleBadge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
