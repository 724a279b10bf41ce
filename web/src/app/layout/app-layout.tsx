import { lazy, type ReactNode, useEffect, useState } from 'react';
import { drawnPart, loadAllParts } from '../../kernel/hydration/drawn-part';
import { useAddress, useNavigate } from '../../kernel/routing/use-routing';
import { shellTexts } from '../../kernel/i18n/texts-shell.en';
import { afterFirstPaint } from '../../kernel/hydration/after-first-paint';
import { LaterPart } from '../../kernel/hydration/later-part';
import { loadAhead, loadCode } from '../../kernel/hydration/not-loaded';
import { useToastStore } from '../../kit/toast/toast';
import { isForThisPage } from '../../kernel/routing/link';
import { ScreenFrame } from '../routing/screen-frame';
import { screenAt } from '../routes';
import { SiteHeader } from './header/site-header';
import { LazyOverlays } from './lazy-overlays';

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
  const { key } = useAddress();
  const [firstKey] = useState(key);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <ScreenFrame firstKey={firstKey}>{children}</ScreenFrame>
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

/** Follows the links of parts that are not hydrated yet without loading the page. */
function useDrawnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-static] a[href]') : null;
      if (!link || link.origin !== location.origin || !screenAt(link.pathname) || !isForThisPage(event, link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      navigate(pathname + search + hash, { replace: href === location.href });
    };
    // Ahead of React, which keeps what happens in such a part from everybody.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [navigate]);
}

/**
 * Loads a screen's code as soon as a pointer rests on a link to it or focus reaches it, so that the click feels
 * instant; likewise what a press on a tab needs.
 */
function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = (event: Event): void => {
      const target = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a, [role="tab"]');
      if (!target) return;
      const screen = target.origin === location.origin ? screenAt(target.pathname) : undefined;
      // A change of the address renders the parts of this page again and would wait for their code.
      loadAhead(loadAllParts, async () => screen?.preloadWhole());
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
