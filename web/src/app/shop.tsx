import { type ReactNode, startTransition, StrictMode, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { noteReferralOfVisit } from '../areas/shares/shop/referral/referral-memory';
import { loadAllParts } from '../kernel/hydration/drawn-part';
import { takeEarlyInput, takeOver } from '../kernel/hydration/early-input';
import { askedLocale, handInArabic, showLocale } from '../kernel/i18n/locale';
import { handInRooms } from '../kernel/live/load-rooms';
import { afterFirstPaint } from '../kernel/hydration/after-first-paint';
import { textsThere } from '../kernel/i18n/translated';
import '../kit/styles.css';
import { shellTexts } from '../kernel/i18n/texts-shell.en';
import { Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { App } from './app';
import { screenAt } from './routes';

const root = document.getElementById('root')!;
/** Whether the page already shows what it is to show, without its code. */
const wasDrawn = askedLocale === 'en' && root.dataset.static !== undefined
  && root.dataset.static === screenAt(location.pathname)?.path;

const loadArabic = () => import('./arabic');

/** Loads the texts of the page's language, and the screen. */
async function prepare(): Promise<void> {
  const screen = screenAt(location.pathname);
  if (wasDrawn) {
    await screen?.preload();
    return;
  }
  if (askedLocale === 'en') {
    await screen?.preloadWhole();
    return;
  }
  const [{ arabicOf }] = await Promise.all([
    import('./routing/arabic-of-screens'),
    loadArabic(),
    screen?.preloadWhole(),
    loadAllParts(),
  ]);
  await showLocale(askedLocale, arabicOf(screen?.text));
  afterFirstPaint(() => void textsThere());
}

/**
 * Hydrates the prerendered screen. Renders it from scratch where nothing was prerendered, or another screen.
 */
function show(isReady: boolean): void {
  if (isReady && wasDrawn) {
    // In steps, between which the page answers. What is done meanwhile waits as before.
    startTransition(() => {
      hydrateRoot(root, <StrictMode><OnceThere tell={takeOverPage}><App /></OnceThere></StrictMode>);
    });
    return;
  }
  const repeatEarlyInput = takeEarlyInput(root, true);
  flushSync(() => {
    createRoot(root).render(
      <StrictMode>
        <Suspense fallback={<PagePending />}>
          <OnceThere tell={repeatEarlyInput}><App /></OnceThere>
        </Suspense>
      </StrictMode>,
    );
  });
  root.removeAttribute('data-static');
}

function takeOverPage(): void {
  takeOver(root);
}

function OnceThere({ tell, children }: { tell: () => void; children: ReactNode }) {
  // After the effects of all screens, some of which set what a visitor may have changed since.
  useEffect(tell, [tell]);
  return children;
}

handInArabic(async () => (await loadArabic()).arabicTexts());
handInRooms(async () => (await import('./rooms')).ROOMS);
// Before anything else: a visitor who follows a link at once must not lose a friend's code.
noteReferralOfVisit();

const complete = 'any' in AbortSignal ? prepare() : import('../kernel/polyfills').then(prepare);
complete.then(
  () => show(true),
  (error: unknown) => {
    console.warn('A part of the page could not be loaded', error);
    show(false);
  },
);

/** Fills the first screen while its code loads, tall enough that the footer does not jump into view. */
function PagePending() {
  return (
    <div aria-busy className="page-width section-gap min-h-dvh">
      <VisuallyHidden>{shellTexts.loading}</VisuallyHidden>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="mt-6 h-5 w-2/5" />
    </div>
  );
}
