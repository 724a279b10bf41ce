import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { queryOptionsOf, readBy } from '../../kernel/api/query-options';
import { filled } from '../../kernel/api/read-answer';
import { useLiveQuery } from '../../kernel/live/use-live-query';

/** Two variants of one answer: what one leaves out the other may have. */
export const impactQuery = readBy(
  queryOptionsOf(IMPACT_ROUTES.readImpact),
  filled(({ totalBottlesPrevented, totalCo2Saved, bottlesPrevented, co2Saved }) => ({
    totalBottlesPrevented: bottlesPrevented,
    totalCo2Saved: co2Saved,
    bottlesPrevented: totalBottlesPrevented,
    co2Saved: totalCo2Saved,
    totalRewards: undefined,
    activeHeroes: undefined,
    pointsEarned: undefined,
  })),
);

/** The public totals, kept current (units: see `impactStatsSchema`). */
export function useImpactStats(): UseQueryResult<ImpactStats> {
  return useLiveQuery('impact', impactQuery);
}
