import { DirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { directionOf, useLocale } from '../kernel/i18n/locale';

/** What every screen may rely on: the direction of writing. */
export function Providers({ children }: { children: ReactNode }) {
  return <DirectionProvider dir={directionOf(useLocale())}>{children}</DirectionProvider>;
}
