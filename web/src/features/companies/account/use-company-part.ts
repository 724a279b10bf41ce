import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { liveQueryKeys } from '../../../shared/live/query-keys';

/** A part of the company's account, as its path under `/api/corporate` names it; it asks again when the room tells of a change. */
export function useCompanyPart<T>(part: 'company' | 'users' | 'payment-methods' | 'notifications' | 'api-settings'): UseQueryResult<T> {
  return useQuery<T>({ queryKey: liveQueryKeys.corporate.part(part) });
}
