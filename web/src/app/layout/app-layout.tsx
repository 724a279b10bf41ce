import { type ReactNode, useState } from 'react';
import { drawnPart } from '../../kernel/hydration/drawn-part';
import { useAddress } from '../../kernel/routing/use-routing';
import { PageErrorBoundary } from '../routing/page-error-boundary';
import { RouteEffects } from '../routing/route-effects';
import { useDrawnLinks } from '../routing/use-drawn-links';
import { usePreloadOnIntent } from '../routing/use-preload-on-intent';
import { HelpCorner } from './help-corner';
import { SiteHeader } from './header/site-header';
import { LazyOverlays } from './lazy-overlays';
import { LazyToaster } from './lazy-toaster';
import { SkipLink } from './skip-link';

const PageEnd = drawnPart('near', async () => (await import('./page-end')).PageEnd);

/**
 * The shell around every screen: header, banners, footer and notifications (spec document 1, section 2). No Suspense
 * around the screen: it would be hydrated later than the shell, and may have changed by then. A screen shows until the
 * next is there.
 */
export function AppLayout({ children }: { children: ReactNode }) {
  usePreloadOnIntent();
  useDrawnLinks();
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
      <PageEnd />
      <LazyOverlays firstKey={firstKey} />
      <LazyToaster />
    </>
  );
}
