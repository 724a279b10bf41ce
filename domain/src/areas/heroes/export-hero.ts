import { sql } from 'kysely';
import type { HeroExport } from '@planet-heroes/contracts/areas/heroes/schemas';
import { areasOf } from '../../kernel/areas/areas.js';
import type { Database } from '../../kernel/database/database.js';
import { archivedTo } from '../../kernel/log/archived-to.js';
import type { EventLogRecord } from '../../kernel/log/event-log.entity.js';

/** Everything that is kept of a hero, in each area, from one moment. Throws `unknown_hero`. */
export function exportHero(database: Database, heroId: string): Promise<HeroExport> {
  return database.transaction(
    async (snapshot) => {
      const parts: Record<string, unknown> = {};
      for (const { personalData = {} } of areasOf(database).list) {
        for (const [name, read] of Object.entries(personalData)) parts[name] = await read(snapshot, heroId);
      }
      const events = await snapshot
        .tables<typeof EventLogRecord>()
        .selectFrom('event_log')
        .select(['type', 'occurredAt', 'data'])
        .where(sql<string>`data ->> 'heroId'`, '=', heroId)
        .orderBy('transactionId')
        .orderBy('row')
        .execute();
      return {
        exportedAt: new Date().toISOString(),
        ...parts,
        events: events.map(({ type, occurredAt, data }) => ({ type, time: occurredAt.toISOString(), data })),
        eventsArchivedTo: await archivedTo(snapshot),
      } as HeroExport;
    },
    { isolation: 'repeatable read' },
  );
}
