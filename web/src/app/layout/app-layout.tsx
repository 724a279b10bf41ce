import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageErrorBoundary } from '../routing/page-error-boundary';
import { RouteEffects } from '../routing/route-effects';
import { usePreloadOnIntent } from '../routing/use-preload-on-intent';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { LazyToaster } from './lazy-toaster';
import { PagePending } from './page-pending';
import { SkipLink } from './skip-link';

/** The shell around every screen: header, banners, footer and notifications (spec document 1, section 2). */
export function AppLayout() {
  usePreloadOnIntent();
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <PageErrorBoundary path={pathname}>
          <Suspense fallback={<PagePending />}>
            <Outlet />
            <RouteEffects firstKey={firstKey} />
          </Suspense>
        </PageErrorBoundary>
      </main>
      <SiteFooter />
      <LazyToaster />
    </>
  );
}
