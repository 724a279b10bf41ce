import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { Quote } from './quote.entity.js';

/** The quotes in each state. */
export const quoteTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<typeof Quote>()
    .selectFrom('quote')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<number>('deviceCount').as('devices')])
    .groupBy('state')
    .execute();
  return states.map(({ state, count, devices }) => ({
    name: `quotes ${state}`,
    total: `${count}, devices ${devices}`,
  }));
};
