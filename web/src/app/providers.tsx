import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { directionOf, useLocale } from '../shared/locale/locale';

/** What every screen may rely on: the direction of writing. */
export function Providers({ children }: { children: ReactNode }) {
  return <Direction.Provider dir={directionOf(useLocale())}>{children}</Direction.Provider>;
}
