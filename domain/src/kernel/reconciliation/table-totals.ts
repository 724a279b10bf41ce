import { formatLogPosition } from '@planet-heroes/contracts/log-events';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';
import type { Database } from '../database/database.js';
import { currentLogStart } from '../log/read-log.js';

/** What every area's tables sum up to, by name, from one consistent snapshot. */
export function readTableTotals(database: Database): Promise<TotalsAnswer> {
  return database.transaction(
    async (snapshot) => {
      const { position } = await currentLogStart(snapshot);
      const rows: { name: string; total: string }[] = [];
      for (const sql of database.areas.list.flatMap(({ totals = [] }) => totals)) rows.push(...(await snapshot.query<{ name: string; total: string }>(sql)));
      const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { position: formatLogPosition(position), totals: Object.fromEntries(sorted.map(({ name, total }) => [name, total])) };
    },
    { isolation: 'repeatable read' },
  );
}
