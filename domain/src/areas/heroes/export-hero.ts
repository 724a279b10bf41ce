import type { HeroExport } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { Database } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { archivedTo } from '../../kernel/log/archived-to.js';

/** Everything that is kept of a hero, in each area, from one moment. Throws `unknown_hero`. */
export function exportHero(database: Database, heroId: string): Promise<HeroExport> {
  return database.transaction(
    async (snapshot) => {
      const parts: Record<string, unknown> = {};
      for (const { personalData = {} } of database.areas.list) {
        for (const [name, read] of Object.entries(personalData)) parts[name] = await read(snapshot, heroId);
      }
      const events = await snapshot.query(
        `select type, ${utcText('occurred_at')} as time, data
         from event_log where data ->> 'heroId' = $1 order by transaction_id, row_number`,
        [heroId],
      );
      const eventsArchivedTo = await archivedTo(snapshot);
      return { exportedAt: new Date().toISOString(), ...parts, events, eventsArchivedTo } as HeroExport;
    },
    { isolation: 'repeatable read' },
  );
}
