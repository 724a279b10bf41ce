import { DirectionProvider } from '@radix-ui/react-direction';
import { lazy, type ReactNode } from 'react';
import { AppLayout } from './layout/app-layout';
import { screenAt } from './routes';
import { directionOf, useLocale } from '../kernel/i18n/locale';
import { loadCode } from '../kernel/hydration/not-loaded';
import { Router } from '../kernel/routing/router';
import { useAddress } from '../kernel/routing/use-routing';

const NotFoundPage = lazy(async () => ({ default: (await loadCode(() => import('./not-found-page'))).NotFoundPage }));

/** The whole client, at the address of the browser. */
export function App() {
  return (
    <Providers>
      <Router>
        <AppRoutes />
      </Router>
    </Providers>
  );
}

/** Every screen inside the shell; every other path shows Page Not Found (spec document 1, section 2). */
export function AppRoutes() {
  // Texts are read during rendering: a change of language renders everything again and keeps what was typed.
  useLocale();
  const screen = screenAt(useAddress().pathname);
  return <AppLayout>{screen ? <screen.Page /> : <NotFoundPage />}</AppLayout>;
}

/** What every screen may rely on: the direction of writing. */
export function Providers({ children }: { children: ReactNode }) {
  return <DirectionProvider dir={directionOf(useLocale())}>{children}</DirectionProvider>;
}
