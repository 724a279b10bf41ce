import { lazy, type ReactNode, useEffect, useState } from 'react';
import { drawnPart } from '../../kernel/hydration/drawn-part';
import { useAddress } from '../../kernel/routing/use-routing';
import { PageErrorBoundary } from '../routing/page-error-boundary';
import { RouteEffects } from '../routing/route-effects';
import { useDrawnLinks } from '../routing/use-drawn-links';
import { usePreloadOnIntent } from '../routing/use-preload-on-intent';
import { SiteHeader } from './header/site-header';
import { LazyOverlays } from './lazy-overlays';
import { shellTexts } from '../../kernel/i18n/texts-shell.en';
import { afterFirstPaint } from '../../kernel/hydration/after-first-paint';
import { LaterPart } from '../../kernel/hydration/later-part';
import { loadCode } from '../../kernel/hydration/not-loaded';
import { useToastStore } from '../../kit/toast/toast-store';

const Toaster = lazy(async () => ({ default: (await import('../../kit/toast/toaster')).Toaster }));

const HelpButtons = lazy(async () => ({ default: (await loadCode(() => import('./help-buttons'))).HelpButtons }));

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

/** The first stop of the tab key: past the header, to the content. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:px-5 focus:py-3"
    >
      {shellTexts.skipToContent}
    </a>
  );
}

/**
 * Help and tutorial (spec document 1, section 2). Beside the page, where there is room, they float in the margin; where
 * there is none they lie over nothing and stand at the page's end instead.
 */
function HelpCorner() {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return (
    <aside aria-label={shellTexts.help} className="help-corner flex items-center justify-end">
      {painted && (
        <LaterPart>
          <HelpButtons />
        </LaterPart>
      )}
    </aside>
  );
}

/** The notification area, left out of the first load: it comes when the page has settled, or with the first toast. */
function LazyToaster() {
  const needed = useToastStore(({ current }) => current !== undefined);
  const isUrgent = useToastStore(({ current }) => current?.variant === 'destructive');
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  // Here from the start, for what comes with its live region is not read out. Dialogs hide the rest of the page from
  // assistive technology, but not what is marked as live when they open.
  return (
    <div aria-live={isUrgent ? 'assertive' : 'polite'}>
      {(needed || settled) && (
        <LaterPart>
          <Toaster />
        </LaterPart>
      )}
    </div>
  );
}
