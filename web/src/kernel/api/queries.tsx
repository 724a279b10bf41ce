import type { ErrorCode } from '@planet-heroes/contracts/kernel/errors/error-codes';
import type { RoomKind } from '@planet-heroes/contracts/socket-map';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadRooms } from '../live/load-rooms';
import { ApiError } from './api-error';

/**
 * Provides the one query cache. It is wrapped only around screens and parts of the shell that fetch, so that others do
 * not wait for TanStack Query to load.
 */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * Data never goes stale with time and nothing is retried; what changes arrives live (spec document 1, section 7).
 * Offline, a call fails at once: one that is held back and sent minutes later would surprise its user.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void reportLost(error, 'company_required', 'company') }),
  mutationCache: new MutationCache({
    onError(error) {
      void reportLost(error, 'session_required', 'hero');
      void reportLost(error, 'company_required', 'company');
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Reports to the room's area that the caller has no hero or no company any longer. */
async function reportLost(error: Error, code: ErrorCode, kind: RoomKind): Promise<void> {
  if (error instanceof ApiError && error.code === code) (await loadRooms())[kind].lost?.(queryClient);
}
