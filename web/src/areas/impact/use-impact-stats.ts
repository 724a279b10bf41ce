import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { useLiveQuery } from '../../kernel/live/use-live-query';

/** The public totals, kept current (units: see `impactStatsSchema`). */
export function useImpactStats(): UseQueryResult<ImpactStats> {
  return useLiveQuery('impact', queryOptionsOf(IMPACT_ROUTES.readImpact));
}
