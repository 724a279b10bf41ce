import type { EventOf } from '../../kernel/areas/area.js';
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
