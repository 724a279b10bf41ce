import { DECLINED_SPONSORSHIPS_KEPT_DAYS } from '@planet-heroes/contracts/areas/missions/tiers';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { removeInRounds } from '../../kernel/retention/retention.js';
import type { MissionTables } from './missions.entities.js';

/** Sponsorships of which nothing came. */
export const removeDeclinedSponsorships = removeInRounds(async (database, rows, now) => {
  const tables = database.tables<MissionTables>();
  const before = new Date(now.getTime() - DECLINED_SPONSORSHIPS_KEPT_DAYS * DAY_MS);
  const removed = await tables.deleteFrom('mission_sponsorship')
    .where('id', 'in', tables.selectFrom('mission_sponsorship').select('id')
      .where('state', '=', 'declined').where('decidedAt', '<', before)
      .orderBy('decidedAt').limit(rows).forUpdate().skipLocked())
    .returning('id').execute();
  return removed.length;
});
