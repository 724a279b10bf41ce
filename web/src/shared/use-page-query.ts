import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated';

const NONE = new URLSearchParams();

/** The address's query, and how to change it. A screen is drawn ahead without one, and so it is taken over. */
export function usePageQuery(): ReturnType<typeof useSearchParams> {
  const [query, setQuery] = useSearchParams();
  return [useHydrated() ? query : NONE, setQuery];
}
