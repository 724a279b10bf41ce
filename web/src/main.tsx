import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { App } from './app/app';
import { takeEarlyInput } from './app/early-input';
import { PagePending } from './app/layout/page-pending';
import { screenAt } from './app/routing/screens';
import { noteReferralOfVisit } from './features/shares/referral/browser-referral';
import { locale } from './shared/locale/locale';
import { translateInto } from './shared/messages/translated';
import './styles.css';

const root = document.getElementById('root')!;

/** Lays the page's language over the texts, and loads the screen that the page already shows without its code. */
async function prepare(): Promise<void> {
  if (locale === 'ar') translateInto(await import('./shared/messages/ar'));
  await screenAt(location.pathname)?.preload();
}

/** Takes the drawn screen over as it stands; where nothing was drawn, or something else than is to show, draws it anew. */
function show(isReady: boolean): void {
  const wasDrawn = locale === 'en' && root.dataset.static !== undefined && root.dataset.static === screenAt(location.pathname)?.path;
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
