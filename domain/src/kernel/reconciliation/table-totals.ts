import { formatLogPosition } from '@planet-heroes/contracts/log-events';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';
import type { Database, Queryable } from '../database/database.js';
import { currentLogStart } from '../log/read-log.js';

/** What some rows sum up to, by name: a replay must bring about the same to the letter. */
export type Totals = (snapshot: Queryable) => Promise<readonly { name: string; total: string }[]>;

/** What every area's tables sum up to, by name, from one consistent snapshot. */
export function readTableTotals(database: Database): Promise<TotalsAnswer> {
  return database.transaction(
    async (snapshot) => {
      const { position } = await currentLogStart(snapshot);
      const totals: [name: string, total: string][] = [];
      for (const read of database.areas.list.flatMap((area) => area.totals ?? [])) {
        totals.push(...(await read(snapshot)).map(({ name, total }): [string, string] => [name, total]));
      }
      return { position: formatLogPosition(position), totals: Object.fromEntries(totals.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
    },
    { isolation: 'repeatable read' },
  );
}
