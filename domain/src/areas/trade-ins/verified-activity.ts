import type { EventOf } from '../../kernel/areas/area.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { TradeIn } from './trade-in.entity.js';
import { valuePhone } from './value-phone.js';

/** A verified trade, as those see it who count it. Value in whole AED, CO2 in grams. */
export interface VerifiedActivity {
  heroId: string;
  tradeInId: string;
  tradeValue: number;
  points: number;
  bottlesPrevented: number;
  co2Saved: number;
  cause: string;
  time: Date;
}

/** What trades that are being written count for. Their heroes are locked. */
export function verifiedActivities(events: readonly EventOf<'trade.verified'>[]): VerifiedActivity[] {
  return events.map(({ data: { programme, device, condition, ...data }, cause, time }) => ({
    ...data,
    points: valuePhone(programme, device, condition).valuation.points,
    cause,
    time,
  }));
}

/** What trades that are being taken back had counted for, at the time at which they did. */
export function reversedActivities(events: readonly EventOf<'trade.reversed'>[]): VerifiedActivity[] {
  return events.map(({ data, cause }) => {
    const { verifiedAt, device: _device, reason: _reason, mergedInto: _mergedInto, ...activity } = data;
    return { ...activity, cause, time: new Date(verifiedAt) };
  });
}

/** What heroes' verified trades since a time count for, as far as anybody may know without their cause. */
export async function verifiedActivitiesOf(
  database: Queryable,
  heroIds: readonly string[],
  since: Date,
): Promise<Omit<VerifiedActivity, 'cause'>[]> {
  if (heroIds.length === 0) return [];
  const rows = await database
    .tables<typeof TradeIn>()
    .selectFrom('trade_in')
    .select(['id', 'heroId', 'valueFils', 'points', 'bottlesPrevented', 'co2Saved', 'decidedAt'])
    .where('heroId', 'in', heroIds)
    .where('state', '=', 'verified')
    .where('decidedAt', '>=', since)
    .execute();
  return rows.map(({ id, valueFils, decidedAt, ...figures }) => ({
    ...figures, tradeInId: id, tradeValue: Math.floor(valueFils / 100), time: decidedAt!,
  }));
}
