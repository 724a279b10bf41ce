import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
  queryCache: new QueryCache({ onError: refetchLostCompany }),
  mutationCache: new MutationCache({
    onError: (error) => {
      // The session has ended elsewhere: the acting hero is read again.
      if (error instanceof ApiError && error.code === 'session_required')
        void queryClient.invalidateQueries({ queryKey: [HEROES_ROUTES.readMe] });
      refetchLostCompany(error);
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

/**
 * After `company_required` the caller no longer acts for the company that is shown: both company queries are fetched
 * again, unless they already say that there is none.
 */
function refetchLostCompany(error: Error): void {
  const { readCompany, listMyCompanies } = COMPANIES_ROUTES;
  const isLost = error instanceof ApiError && error.code === 'company_required';
  if (!isLost || !queryClient.getQueryData([readCompany])) return;
  for (const route of [readCompany, listMyCompanies]) void queryClient.invalidateQueries({ queryKey: [route] });
}
