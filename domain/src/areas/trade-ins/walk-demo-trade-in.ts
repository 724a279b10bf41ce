import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { CommandServices } from '../../kernel/commands/command-services.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { settle } from './inspect-trade-in.js';
import type { JourneyTables } from './journey.entities.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { collect, receive } from './receive-trade-in.js';
import { wipe } from './wipe-trade-in.js';

/** The states from which a demonstration goes on automatically, once the handover is arranged. */
const WALKED = ['booked', 'collected', 'received', 'inspected', 'accepted'] as const satisfies readonly TradeInState[];

/** Takes the next step of a demonstration for courier and desk, and marks it in the history. */
export const walkDemoTradeIn = transactionalHandler<'walk-demo-trade-in'>(
  async ({ tradeInId, from }, transaction, { commandId: cause, now: time, services }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    if (tradeIn.state !== from || !tradeIn.isDemo) return { result: { walked: false }, transactionId: undefined };
    const transactionId = await nextStep(transaction, tradeIn, { by: 'demo', note: '', cause, time });
    await scheduleDemoStep(transaction, tradeIn, services, time);
    return { result: { walked: true }, transactionId };
  },
);

async function nextStep(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  step: { by: 'demo'; note: string; cause: string; time: Date },
): Promise<string | undefined> {
  switch (tradeIn.state) {
    case 'booked': {
      const { method } = await transaction.tables<JourneyTables>().selectFrom('trade_in_handover').select('method')
        .where('tradeInId', '=', tradeIn.id).executeTakeFirstOrThrow();
      const arrive = method === 'pickup' ? collect : receive;
      return appendEvents(transaction, [await arrive(transaction, tradeIn, step)]);
    }
    case 'collected':
      return appendEvents(transaction, [await receive(transaction, tradeIn, step)]);
    case 'received':
      return appendEvents(transaction, [await settle(transaction, tradeIn, { ...step, found: null })]);
    default:
      return wipe(transaction, tradeIn, { ...step, certificate: 'Demonstration: no phone was there to wipe' });
  }
}

/** Schedules the next step of a demonstration, where the instance takes them automatically (TRADE_AUTO_VERIFY). */
export async function scheduleDemoStep(
  transaction: Transaction,
  { id: tradeInId, isDemo, state: from }: Pick<LockedTradeIn, 'id' | 'isDemo' | 'state'>,
  { autoVerifySeconds }: CommandServices,
  time: Date,
): Promise<void> {
  if (!isDemo || autoVerifySeconds === undefined || !(WALKED as readonly TradeInState[]).includes(from)) return;
  const dueAt = new Date(time.getTime() + autoVerifySeconds * 1000);
  // A handover that is arranged again gets its own next step; the one scheduled before does nothing.
  const id = `walk-demo-${tradeInId}-${from}-${time.getTime()}`;
  await scheduleCommands(transaction, [{ id, name: 'walk-demo-trade-in', payload: { tradeInId, from }, dueAt }]);
}
