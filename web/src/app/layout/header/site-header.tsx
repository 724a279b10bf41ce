import { drawnPart } from '../../../kernel/hydration/drawn-part';
import { LanguageToggle, ModeToggle, ThemeToggle } from './toggles';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useAudienceMode, useModeStore } from '../../state/mode-store';
import { Link } from '../../../kernel/routing/link';
import { LogoMark } from '../logo-mark';
import { NAVIGATION_LINKS, NavLink, SparkleBadge, useMenuStore } from './navigation';
import { classNames } from '../../../kit/class-names';
import { lazy, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../../kit/icon';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';
import { BANNER_THRESHOLD_PX } from '@planet-heroes/contracts/kernel/interface';

const loadMenu = () => loadCode(() => import('./mobile-menu'));
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

const VisitorControls = drawnPart('soon', async () => (await import('./visitor-controls')).VisitorControls);

/**
 * The one bar above every screen: brand, links, whom the shop addresses, the visitor's or the company's account and the
 * main button. Where it is narrow, links and settings are in the menu. The header itself has no box: the bar would
 * stick no further than its end.
 */
export function SiteHeader() {
  return (
    <header className="contents">
      <div className="sticky top-0 z-40 [@media(max-height:32rem)]:relative">
        <div className="border-b border-line bg-surface">
          <div className="page-width header-row gap-1 sm:gap-2 xl:gap-3">
            <BrandLink />
            <MainNavigation />
            <div className="ms-auto flex items-center sm:gap-1.5 xl:gap-1">
              <div className="hidden xl:block">
                <ModeToggle />
              </div>
              <VisitorControls />
              <div className="hidden items-center xl:flex">
                <LanguageToggle />
                <ThemeToggle />
              </div>
              <CallToAction />
              <MenuButton />
            </div>
          </div>
        </div>
        <StickyBanner />
      </div>
    </header>
  );
}

/** The header's main button: the shop, or a bulk quote in business mode (spec document 1, section 2). */
function CallToAction() {
  const mode = useAudienceMode();
  const { shopAll, bulkQuote, bulkQuoteShort } = shellTexts.navigation;
  if (mode === 'consumer') {
    return (
      <ButtonLink to="/products" size="small" className="whitespace-nowrap max-sm:px-2.5">
        {shopAll}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/bulk-tradein" size="small" className="whitespace-nowrap max-sm:px-2.5">
      <span className="sm:hidden">{bulkQuoteShort}</span>
      <span className="hidden sm:inline">{bulkQuote}</span>
    </ButtonLink>
  );
}

/** The logo, or a text brand where the hostname started business mode (spec document 1, section 2). */
function BrandLink() {
  const startedByHost = useModeStore((state) => state.startedByHost);
  const textBrand = useAudienceMode() === 'business' && startedByHost;
  const { brand, businessBrand, homeLink } = shellTexts;
  return (
    <Link
      to="/"
      aria-label={homeLink}
      className="flex min-h-11 items-center gap-1 font-display sm:gap-2 text-lg font-semibold sm:text-xl tracking-[-0.02em] whitespace-nowrap text-ink"
    >
      {textBrand
        ? (
          <span className="max-w-32 text-base leading-tight whitespace-normal sm:max-w-none sm:text-xl">
            {businessBrand}
          </span>
        )
        : (
          <>
            <LogoMark className="size-8 sm:size-9" />
            <span className="max-[23.75rem]:sr-only">{brand}</span>
          </>
        )}
    </Link>
  );
}

/** The header's links on wide screens, for the mode that is on. */
function MainNavigation() {
  const mode = useAudienceMode();
  const { navigation } = shellTexts;
  return (
    <nav aria-label={navigation.label} className="hidden xl:ms-2 xl:block">
      <ul className="header-links">
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

/** Opens the menu on small screens. The dialog's code loads when a visitor reaches for the button. */
function MenuButton() {
  const { open, setOpen } = useMenuStore();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        data-tip="mobile-navigation"
        type="button"
        aria-label={shellTexts.menu.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => loadAhead(loadMenu)}
        onFocus={() => loadAhead(loadMenu)}
        onClick={() => setOpen(true)}
        className="grid size-11 max-sm:-me-2 cursor-pointer place-items-center rounded-full text-ink hover:bg-accent-soft xl:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <OnceWanted wanted={open} onFailed={() => setOpen(false)}>
        <MobileMenu opener={opener} />
      </OnceWanted>
    </>
  );
}

/**
 * The banner under the header once the page is scrolled more than 600 px (spec document 1, section 2). It hangs from
 * the sticky header, so it moves nothing; the page's scroll padding keeps focus clear of it.
 */
function StickyBanner() {
  const visible = useScrolledPast(BANNER_THRESHOLD_PX);
  const { label, full, short } = shellTexts.banner;
  return (
    <aside
      aria-label={label}
      className={classNames(
        'absolute inset-x-0 top-full -z-10 flex min-h-(--sticky-banner-height) items-center justify-center overflow-hidden bg-accent px-4 text-center text-sm font-semibold text-accent-ink transition-[transform,visibility] duration-300',
        visible ? 'visible translate-y-0' : 'invisible -translate-y-full',
      )}
    >
      <p>
        <span className="md:hidden">{short}</span>
        <span className="hidden md:inline">{full}</span>
      </p>
    </aside>
  );
}

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further than a number of pixels. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => scrollY > pixels, () => false);
}
