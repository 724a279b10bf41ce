import { QueryClient } from '@tanstack/react-query';

/**
 * Data never goes stale by itself and nothing is retried; what changes arrives live (spec document 1, section 7).
 * Offline, a call fails at once: one that is held back and sent minutes later would surprise its user.
 */
export const queryClient = new QueryClient({
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
