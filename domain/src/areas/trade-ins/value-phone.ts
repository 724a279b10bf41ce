import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  findCondition,
  findDevice,
  PRICE_TABLES,
  type TradeInProgramme,
  type TradeValuation,
  valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { pureHandler } from '../../kernel/commands/command-handler.js';

/** A valuation with the canonical names it was made for. */
export interface PhoneValuation {
  device: string;
  condition: string;
  valuation: TradeValuation;
}

/** Prices a phone by the home table (spec document 1, sections 7 and 9). Awards nothing. */
export const calculateTrade = pureHandler<'calculate-trade'>(({ device, condition }) =>
  valuePhone('home', device, condition).valuation
);

/** Prices a phone by the simulator's table (spec document 1, sections 7 and 9). Awards nothing. */
export const calculateTradeValue = pureHandler<'calculate-trade-value'>(
  ({ phoneModel, condition }) => valuePhone('exchange', phoneModel, condition).valuation,
);

/** Values a phone by name. Throws `unknown_device` or `unknown_condition`, naming the known ones. */
export function valuePhone(programme: TradeInProgramme, deviceName: string, conditionName: string): PhoneValuation {
  const device = findDevice(programme, deviceName);
  if (!device) {
    const known = PRICE_TABLES[programme].devices.map(({ model }) => model);
    throw new AppError('unknown_device', `We do not price "${deviceName}" here. Choose one of: ${known.join(', ')}.`, {
      known,
    });
  }
  const condition = findCondition(programme, conditionName);
  if (!condition) {
    const known = PRICE_TABLES[programme].conditions.map(({ condition: key }) => key);
    throw new AppError(
      'unknown_condition',
      `"${conditionName}" is not a condition we know. Choose one of: ${known.join(', ')}.`,
      { known },
    );
  }
  return { device: device.model, condition: condition.condition, valuation: valueTrade(device, condition) };
}
