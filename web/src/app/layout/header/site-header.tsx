import { BrandLink } from './brand-link';
import { CallToAction } from './call-to-action';
import { MainNavigation } from './main-navigation';
import { MenuButton } from './menu-button';
import { StickyBanner } from './sticky-banner';
import { UtilityBar } from './utility-bar';
import { WelcomeBanner } from './welcome-banner';

/**
 * Top bar, sticky row and welcome banner. The row carries the brand, the links, the main button, and the menu on small
 * screens. The header itself has no box: the row would stick no further than its end.
 */
export function SiteHeader() {
  return (
    <header className="contents">
      <UtilityBar />
      <div className="sticky top-0 z-40 [@media(max-height:32rem)]:relative">
        <div className="border-b border-line bg-surface">
          <div className="page-width flex h-(--header-height) items-center justify-between gap-3">
            <BrandLink />
            <MainNavigation />
            <div className="flex items-center gap-2">
              <CallToAction />
              <MenuButton />
            </div>
          </div>
        </div>
        <StickyBanner />
      </div>
      <WelcomeBanner />
    </header>
  );
}
