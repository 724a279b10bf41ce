import { useMemo } from 'react';
import type { NavigateOptions } from './router';
import { useAddress, useNavigate } from './use-routing';
import { useHydrated } from '../hydration/use-hydrated';

type ChangeQuery = (query: URLSearchParams, options?: NavigateOptions) => void;

const NONE = '';

/** The address's query, and how to change it. Screens are prerendered and hydrated without one. */
export function usePageQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const { search } = useAddress();
  const navigate = useNavigate();
  const shown = useHydrated() ? search : NONE;
  const query = useMemo(() => new URLSearchParams(shown), [shown]);
  return [query, (changed, options) => navigate(`?${changed}`, options)];
}
