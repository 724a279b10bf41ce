import { LAPSED_TRADE_IN_STATES, LAPSED_TRADE_INS_KEPT_DAYS } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { removeInRounds } from '../../kernel/retention/retention.js';
import { forgetPhotos } from './forget-photos.js';
import type { JourneyTables } from './journey.entities.js';
import type { TradeIn } from './trade-in.entity.js';

const LEFT = [
  'trade_in_step', 'trade_in_handover', 'trade_in_return', 'trade_in_inspection', 'trade_in_flag',
] as const;

/**
 * Deletes locked prices without a handover, with all details of the phone. A wiped one stays: it had been handed over
 * by a hero who then left.
 */
export const removeLapsedTradeIns = removeInRounds((database, rows, now) =>
  database.transaction(async (transaction) => {
    const tables = transaction.tables<typeof TradeIn | JourneyTables>();
    const before = new Date(now.getTime() - LAPSED_TRADE_INS_KEPT_DAYS * DAY_MS);
    const old = await tables.selectFrom('trade_in').select('id')
      .where('state', 'in', LAPSED_TRADE_IN_STATES).where('decidedAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('trade_in_step').select('id').whereRef('tradeInId', '=', 'trade_in.id')
          .where('trade_in_step.state', '=', 'wiped'))))
      .orderBy('decidedAt').limit(rows).forUpdate().skipLocked().execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    const photos = await tables.selectFrom('trade_in_photo').select('id').where('tradeInId', 'in', ids).execute();
    await forgetPhotos(transaction, photos.map(({ id }) => id), now);
    for (const table of LEFT)
      await tables.deleteFrom(table).where('tradeInId', 'in', ids).execute();
    await tables.deleteFrom('trade_in').where('id', 'in', ids).execute();
    return ids.length;
  })
);
