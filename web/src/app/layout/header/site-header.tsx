import { drawnPart } from '../../../kernel/hydration/drawn-part';
import { BrandLink } from './brand-link';
import { CallToAction } from './call-to-action';
import { LanguageToggle } from './language-toggle';
import { MainNavigation } from './main-navigation';
import { MenuButton } from './menu-button';
import { ModeToggle } from './mode-toggle';
import { StickyBanner } from './sticky-banner';
import { ThemeToggle } from './theme-toggle';

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
          <div className="page-width flex h-(--header-height) items-center gap-1 sm:gap-2 xl:gap-3">
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
