import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { queryClient } from '../shared/api/query-client';
import { LiveProvider } from '../shared/live/live-provider';
import { directionOf, useLocale } from '../shared/locale/locale';

/** What every screen may rely on: the query cache, the direction of writing and the live connection. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Direction.Provider dir={directionOf(useLocale())}>
        <LiveProvider>{children}</LiveProvider>
      </Direction.Provider>
    </QueryClientProvider>
  );
}
