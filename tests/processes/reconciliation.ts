import type { BooksReport } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { until } from '../support/until.ts';
import { operate } from './client.ts';

/** What a full reconciliation finds on every backend, its projections included; nothing when all is well. */
export async function reconciliationFaults(backends: readonly { address: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (const { address } of backends) {
    const report = await until(
      'the reconciliation',
      () => operate<BooksReport>(address, 'POST', '/api/ops/books/check'),
    );
    found.push(...report.checks.filter(({ holds }) => !holds).map((check) => `${check.name}: ${check.found}`));
  }
  return found;
}
