import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client';

/**
 * The query cache for what stands within. There is one cache; it stands around each screen and each part of the shell
 * that asks for something, so that what asks for nothing does not wait for its code.
 */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
