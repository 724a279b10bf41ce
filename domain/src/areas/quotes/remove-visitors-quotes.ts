import { VISITORS_QUOTES_KEPT_DAYS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { removeInRounds } from '../../kernel/retention/retention.js';
import type { Quote, QuoteRow, QuoteSerial } from './quote.entity.js';

/** Quotes that visitors asked for in the name of everybody's company go, but for those that an order came of. */
export const removeVisitorsQuotes = removeInRounds((database, rows, now) =>
  database.transaction(async (transaction) => {
    const tables = transaction.tables<typeof Quote | typeof QuoteRow | typeof QuoteSerial>();
    const before = new Date(now.getTime() - VISITORS_QUOTES_KEPT_DAYS * DAY_MS);
    const old = await tables.selectFrom('quote').select('id')
      .where('fromPublic', '=', true).where('orderId', 'is', null).where('requestedAt', '<', before)
      .orderBy('requestedAt').limit(rows).forUpdate().skipLocked().execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tables.deleteFrom('quote_serial').where('quoteId', 'in', ids).execute();
    await tables.deleteFrom('quote_row').where('quoteId', 'in', ids).execute();
    await tables.deleteFrom('quote').where('id', 'in', ids).execute();
    return ids.length;
  })
);
