import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageErrorBoundary } from '../routing/page-error-boundary';
import { RouteEffects } from '../routing/route-effects';
import { usePreloadOnIntent } from '../routing/use-preload-on-intent';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { LazyToaster } from './lazy-toaster';
import { MainContent } from './main-content';
import { Overlays } from './overlays';
import { SkipLink } from './skip-link';

/**
 * The shell around every screen: header, banners, footer and notifications (spec document 1, section 2). No Suspense here:
 * its content would be hydrated later than the shell, and may have changed by then. A screen shows until the next is there.
 */
export function AppLayout() {
  usePreloadOnIntent();
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <MainContent path={pathname}>
        <PageErrorBoundary path={pathname}>
          <Outlet />
          <RouteEffects firstKey={firstKey} />
        </PageErrorBoundary>
      </MainContent>
      <SiteFooter />
      <Overlays />
      <LazyToaster />
    </>
  );
}
