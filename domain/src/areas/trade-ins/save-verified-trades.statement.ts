import type { TradeInProgramme, TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { Transaction } from '../../kernel/database/database.js';

/** A verified trade with what it is worth. */
export interface ValuedTrade {
  tradeInId: string;
  heroId: string;
  programme: TradeInProgramme;
  device: string;
  condition: string;
  valuation: TradeValuation;
  time: Date;
}

/* Hundreds of thousands of trades are replayed, each batch by this one statement (bench: P7). */
const SQL = `
  insert into trade_in (id, hero_id, programme, device, condition, state, value_fils, points, bottles_prevented,
                        co2saved, decided_at)
  select id, hero_id, programme, device, condition, 'verified', value_fils, points, bottles, co2, decided_at
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
              $9::bigint[], $10::timestamptz[])
    as trade (id, hero_id, programme, device, condition, value_fils, points, bottles, co2, decided_at)
  on conflict (id) do update set
    programme = excluded.programme, device = excluded.device, condition = excluded.condition,
    state = excluded.state, value_fils = excluded.value_fils, points = excluded.points,
    bottles_prevented = excluded.bottles_prevented, co2saved = excluded.co2saved, decided_at = excluded.decided_at`;

/** Writes verified trades, over what was locked for them where there is a trade-in already. */
export async function saveVerifiedTrades(transaction: Transaction, trades: readonly ValuedTrade[]): Promise<void> {
  await transaction.query(
    SQL,
    [
      trades.map(({ tradeInId }) => tradeInId),
      trades.map(({ heroId }) => heroId),
      trades.map(({ programme }) => programme),
      trades.map(({ device }) => device),
      trades.map(({ condition }) => condition),
      trades.map(({ valuation }) => valuation.tradeValue * 100),
      trades.map(({ valuation }) => valuation.points),
      trades.map(({ valuation }) => valuation.bottlesPrevented),
      trades.map(({ valuation }) => valuation.co2Saved),
      trades.map(({ time }) => time.toISOString()),
    ],
    'save-verified-trades',
  );
}
