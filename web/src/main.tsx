import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { App } from './app/app';
import { takeEarlyInput } from './app/early-input';
import { PagePending } from './app/layout/page-pending';
import { screenAt } from './app/routing/screens';
import { noteReferralOfVisit } from './features/shares/referral/browser-referral';
import { askedLocale, showLocale } from './shared/locale/locale';
import { afterFirstPaint } from './shared/live/after-first-paint';
import { textsThere } from './shared/messages/translated';
import './styles.css';

const root = document.getElementById('root')!;

/** Loads the texts of the page's language, and the screen that the page already shows without its code. */
async function prepare(): Promise<void> {
  const screen = screenAt(location.pathname);
  if (askedLocale === 'en') {
    await screen?.preload();
    return;
  }
  const [{ arabicOf }] = await Promise.all([
    import('./app/routing/arabic-of-screens'),
    import('./shared/messages/ar'),
    screen?.preload(),
  ]);
  await showLocale(askedLocale, arabicOf(screen?.text));
  afterFirstPaint(() => void textsThere());
}

/**
 * Takes the drawn screen over as it stands; where nothing was drawn, or something else than is to show, draws it anew.
 */
function show(isReady: boolean): void {
  const wasDrawn = askedLocale === 'en' && root.dataset.static !== undefined
    && root.dataset.static === screenAt(location.pathname)?.path;
  const repeatEarlyInput = takeEarlyInput(root);
  flushSync(() => {
    if (isReady && wasDrawn) hydrateRoot(root, <StrictMode><App /></StrictMode>);
    else createRoot(root).render(<StrictMode><Suspense fallback={<PagePending />}><App /></Suspense></StrictMode>);
  });
  root.removeAttribute('data-static');
  repeatEarlyInput();
}

// Before anything else: a visitor who follows a link at once must not lose a friend's code.
noteReferralOfVisit();

prepare().then(
  () => show(true),
  (error: unknown) => {
    console.warn('A part of the page could not be loaded', error);
    show(false);
  },
);
