import type { HeroExport } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { Database } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { archivedTo } from '../../kernel/log/archived-to.js';
import { readSharesOf } from '../shares/read-shares.js';
import { readClaimsOf } from '../dubai-rewards/read-claims.js';
import { readParticipationsOf } from '../dubai-rewards/read-participations.js';
import { readSponsorshipsOf } from '../missions/read-sponsorships.js';
import { readTradeInsOf } from '../trade-ins/read-trade-ins.js';
import { readHeroProfile } from './read-hero-profile.js';
import { readPoints } from './read-points.js';

const EVERYTHING = 1_000_000;

/** Everything that is kept of a hero, from one moment. Throws `unknown_hero`. */
export function exportHero(database: Database, heroId: string): Promise<HeroExport> {
  return database.transaction(
    async (snapshot) => ({
      exportedAt: new Date().toISOString(),
      profile: await readHeroProfile(snapshot, heroId),
      points: (await readPoints(snapshot, heroId, EVERYTHING)).lines,
      tradeIns: await readTradeInsOf(snapshot, heroId, EVERYTHING),
      shares: await readSharesOf(snapshot, heroId, EVERYTHING),
      claims: await readClaimsOf(snapshot, heroId, EVERYTHING),
      dubaiChallenges: await readParticipationsOf(snapshot, heroId, EVERYTHING),
      sponsorships: await readSponsorshipsOf(snapshot, heroId),
      events: await snapshot.query<{ type: string; time: string; data: unknown }>(
        `select type, ${utcText('occurred_at')} as time, data
         from event_log where data ->> 'heroId' = $1 order by transaction_id, row_number`,
        [heroId],
      ),
      eventsArchivedTo: await archivedTo(snapshot),
    }),
    { isolation: 'repeatable read' },
  );
}
