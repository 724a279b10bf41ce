import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { App } from './app/app';
import { screenAt } from './app/routing/screens';
import { noteReferralOfVisit } from './features/referral/browser-referral';
import { locale } from './shared/locale/locale';
import { translateInto } from './shared/messages/translated';
import './styles.css';

/** Lays the page's language over the texts, and loads the screen that the page already shows without its code. */
async function prepare(): Promise<void> {
  if (locale === 'ar') translateInto(await import('./shared/messages/ar/index'));
  await screenAt(location.pathname)?.preload();
}

function show(): void {
  const root = document.getElementById('root')!;
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  root.removeAttribute('data-static');
}

// Before anything else: a visitor who follows a link at once must not lose a friend's code.
noteReferralOfVisit();

prepare()
  .catch((error: unknown) => console.warn('A part of the page could not be loaded', error))
  .finally(show);
