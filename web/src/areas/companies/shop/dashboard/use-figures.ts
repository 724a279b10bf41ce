import { FIGURE_PERIODS, type FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { useCompanyRoom } from '../../../corporate/use-company-room';

export const USUAL_PERIOD: FigurePeriod = 'quarter';

/** The period that the address names (`?period=`). */
export function periodOf(named: string | undefined): FigurePeriod {
  return FIGURE_PERIODS.find((period) => period === named) ?? USUAL_PERIOD;
}

/** The company's figures for a period, kept current by its room. */
export function useFigures(period: FigurePeriod) {
  useCompanyRoom();
  return useQuery({
    ...queryOptionsOf(ORDERS_ROUTES.readFigures, { query: { period } }),
    placeholderData: keepPreviousData,
  });
}
