import { type ReactNode, useState } from 'react';
import { useAddress } from '../../shared/routing/use-routing';
import { PageErrorBoundary } from '../routing/page-error-boundary';
import { RouteEffects } from '../routing/route-effects';
import { usePreloadOnIntent } from '../routing/use-preload-on-intent';
import { HelpCorner } from './help-corner';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { LazyToaster } from './lazy-toaster';
import { Overlays } from './overlays';
import { SkipLink } from './skip-link';
import { WelcomeBanner } from './welcome-banner';

/**
 * The shell around every screen: header, banners, footer and notifications (spec document 1, section 2). No Suspense
 * here: its content would be hydrated later than the shell, and may have changed by then. A screen shows until the next
 * is there.
 */
export function AppLayout({ children }: { children: ReactNode }) {
  usePreloadOnIntent();
  const { pathname, key } = useAddress();
  const [firstKey] = useState(key);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <PageErrorBoundary path={pathname}>
          {children}
          <RouteEffects firstKey={firstKey} />
        </PageErrorBoundary>
      </main>
      <HelpCorner />
      <WelcomeBanner />
      <SiteFooter />
      <Overlays />
      <LazyToaster />
    </>
  );
}
