import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { liveQueryKeys } from './query-keys';
import { useLiveQuery } from './use-live-query';

/** The public totals, kept current (units: see `impactStatsSchema`). */
export function useImpactStats(): UseQueryResult<ImpactStats> {
  return useLiveQuery<ImpactStats>('impact', liveQueryKeys.impactStats);
}
