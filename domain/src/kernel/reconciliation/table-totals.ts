import { formatLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';
import { areasOf } from '../areas/areas.js';
import type { Database } from '../database/database.js';
import { currentLogStart } from '../log/read-log.js';

/** What every area's tables sum up to, by name, from one consistent snapshot. */
export function readTableTotals(database: Database): Promise<TotalsAnswer> {
  return database.transaction(
    async (snapshot) => {
      const { position } = await currentLogStart(snapshot);
      const totals: [name: string, total: string][] = [];
      for (const read of areasOf(database).list.flatMap((area) => area.totals ?? [])) {
        totals.push(...(await read(snapshot)).map(({ name, total }): [string, string] => [name, total]));
      }
      return {
        position: formatLogPosition(position),
        totals: Object.fromEntries(totals.toSorted(([a], [b]) => (a < b ? -1 : 1))),
      };
    },
    { isolation: 'repeatable read' },
  );
}
