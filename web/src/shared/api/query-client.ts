import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { getJson } from './http';

/**
 * Loads a query: its key's segments, joined with slashes, are the URL (spec document 1, section 7).
 * A 401 fails, or yields `null` where the caller can do without an answer.
 */
export function loadJson<T>({ on401 = 'fail' }: { on401?: 'fail' | 'empty' } = {}): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      return await getJson<T>(queryKey.join('/'), signal);
    } catch (error) {
      if (on401 === 'empty' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * Data never goes stale by itself and nothing is retried; what changes arrives live (spec document 1, section 7).
 * Offline, a call fails at once: one that is held back and sent minutes later would surprise its user.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: loadJson(),
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
