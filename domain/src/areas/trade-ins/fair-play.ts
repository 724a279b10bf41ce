import { sql } from 'kysely';
import { ARRIVAL_FLAGS, FAIR_PLAY, type FlagReason } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DAY_MS, HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import type { Account } from '../accounts/accounts.area.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import type { Step } from './advance-trade-in.js';
import { closeTradeIn } from './close-trade-in.js';
import type { JourneyTables } from './journey.entities.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import type { TradeIn } from './trade-in.entity.js';
import { creditTrade } from './verify-trade.handler.js';

/** A phone of these may be offered again. */
const NEVER_CAME = ['cancelled', 'expired', 'rejected', 'returned'] as const;

type Looked = Pick<LockedTradeIn, 'id' | 'heroId'>;

type Check = (database: Queryable, tradeIn: Looked, time: Date) => Promise<string | undefined>;

/** The checks when a courier is booked and when a phone arrives: each returns what it found, or nothing. */
const CHECKS: Record<(typeof ARRIVAL_FLAGS)[number], Check> = {
  async 'same-imei'(database, { id }) {
    const others = await database.tables<typeof TradeIn>()
      .selectFrom('trade_in as own')
      .innerJoin('trade_in as other', 'other.imeiDigest', 'own.imeiDigest')
      .select('other.code')
      .where('own.id', '=', id).where('other.id', '<>', id).where('other.state', 'not in', NEVER_CAME)
      .orderBy('other.quotedAt').execute();
    const codes = others.map(({ code }) => code ?? '').join(', ');
    return others.length > 0 ? `The same number (IMEI) as of ${codes}.` : undefined;
  },

  async 'shared-door'(database, { id, heroId }, time) {
    const { heroes } = await database.tables<JourneyTables | typeof TradeIn>()
      .selectFrom('trade_in_handover as own')
      .innerJoin('trade_in_handover as handover', (join) =>
        join.on(({ eb, fn }) => eb(fn('lower', ['handover.address']), '=', fn('lower', ['own.address']))))
      .innerJoin('trade_in as other', 'other.id', 'handover.tradeInId')
      .select(({ fn }) => fn.count<number>('other.heroId').distinct().as('heroes'))
      .where('own.tradeInId', '=', id).where('other.heroId', '<>', heroId)
      .where('other.quotedAt', '>', before(time, FAIR_PLAY.doorDays * DAY_MS))
      .executeTakeFirstOrThrow();
    return heroes >= FAIR_PLAY.heroesAtDoor ? `${heroes} other heroes had phones fetched at this door.` : undefined;
  },

  async 'shared-mailbox'(database, { heroId }) {
    // The part after a plus in an address leads to the same mailbox.
    const mailbox = (table: 'own' | 'other') =>
      sql<string>`lower(regexp_replace(${sql.ref(`${table}.email`)}, '\\+[^@]*@', '@'))`;
    const { heroes } = await database.tables<typeof Account>()
      .selectFrom('account as own')
      .innerJoin('account as other', (join) => join.on(mailbox('other'), '=', mailbox('own')))
      .select(({ fn }) => fn.count<number>('other.heroId').distinct().as('heroes'))
      .where('own.heroId', '=', heroId).where('other.heroId', '<>', heroId)
      .executeTakeFirstOrThrow();
    return heroes > 0 ? `${heroes} other heroes have the same mailbox.` : undefined;
  },

  async burst(database, { heroId }, time) {
    const { phones } = await database.tables<JourneyTables | typeof TradeIn>()
      .selectFrom('trade_in_step as step').innerJoin('trade_in', 'trade_in.id', 'step.tradeInId')
      .select(({ fn }) => fn.count<number>('step.tradeInId').distinct().as('phones'))
      .where('trade_in.heroId', '=', heroId).where('step.state', '=', 'received')
      .where('step.at', '>', before(time, FAIR_PLAY.phoneHours * HOUR_MS))
      .executeTakeFirstOrThrow();
    return phones > FAIR_PLAY.phones ? `${phones} phones within ${FAIR_PLAY.phoneHours} hours.` : undefined;
  },
};

/**
 * Checks a phone for which a courier is booked, or that has arrived. A flag refuses nothing and is raised once: the
 * trade-in is credited once the desk has reviewed it.
 */
export async function raiseFlags(
  transaction: Transaction,
  tradeIn: Looked,
  time: Date,
  reasons: readonly (typeof ARRIVAL_FLAGS)[number][] = ARRIVAL_FLAGS,
): Promise<void> {
  const raised = await transaction.tables<JourneyTables>().selectFrom('trade_in_flag').select('reason')
    .where('tradeInId', '=', tradeIn.id).execute();
  const known = new Set<FlagReason>(raised.map(({ reason }) => reason));
  for (const reason of reasons.filter((each) => !known.has(each))) {
    const note = await CHECKS[reason](transaction, tradeIn, time);
    if (note !== undefined) await raiseFlag(transaction, { tradeInId: tradeIn.id, reason, note, raisedAt: time });
  }
}

/** Shows the desk what it has to look at. */
export async function raiseFlag(
  transaction: Transaction,
  flag: { tradeInId: string; reason: FlagReason; note: string; raisedAt: Date },
): Promise<void> {
  await transaction.tables<JourneyTables>().insertInto('trade_in_flag').values(flag).execute();
}

/** Whether a trade-in waits for somebody to look at it. */
export async function isFlagged(database: Queryable, tradeInId: string): Promise<boolean> {
  const open = await database.tables<JourneyTables>().selectFrom('trade_in_flag').select('reason')
    .where('tradeInId', '=', tradeInId).where('clearedAt', 'is', null).limit(1).executeTakeFirst();
  return open !== undefined;
}

/**
 * The desk has reviewed the flags and finds it in order; a phone that is wiped is credited, or ends without a trade
 * where its hero has left. Throws `unknown_trade_in` or `nothing_flagged`.
 */
export const clearTradeIn = transactionalHandler<'clear-trade-in'>(
  async ({ tradeInId, remark, by }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const cleared = await transaction.tables<JourneyTables>().updateTable('trade_in_flag')
      .set({ clearedAt: time, clearedBy: by, remark }).where('tradeInId', '=', tradeInId).where('clearedAt', 'is', null)
      .returning('reason').execute();
    if (cleared.length === 0) throw new AppError('nothing_flagged', 'Nothing of this trade-in waits to be looked at.');
    const step = { by: 'desk' as const, cause, time };
    const transactionId = tradeIn.state === 'wiped' ? await credit(transaction, tradeIn, step) : undefined;
    return { result: await readTradeIn(transaction, tradeInId), transactionId };
  },
);

/** Credits a locked trade-in that is wiped and not flagged; where its hero has left, it ends without a trade. */
export async function credit(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  step: Pick<Step, 'by' | 'cause' | 'time'>,
): Promise<string | undefined> {
  const closed = await closeUncredited(transaction, tradeIn, step);
  if (closed.length > 0) return appendEvents(transaction, closed);
  const { id: tradeInId, heroId, device, condition, programme } = tradeIn;
  const { cause, time } = step;
  const trade = { tradeInId, heroId, device, condition, programme, cause, time };
  return (await creditTrade(transaction, trade)).transactionId;
}

/**
 * Ends a locked trade-in whose phone is wiped and whose hero has left: nobody is there to be credited, and nobody will
 * be. One that is flagged waits for the desk; any other stays as it is.
 */
export async function closeUncredited(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  { by, cause, time }: Pick<Step, 'by' | 'cause' | 'time'>,
): Promise<NewEvent[]> {
  const { id, heroId } = tradeIn;
  const isHere = (await lockHeroes(transaction, [heroId])).has(heroId);
  if (isHere || (await isFlagged(transaction, id))) return [];
  const note = 'Its hero has left: nothing is credited.';
  return closeTradeIn(transaction, tradeIn, { to: 'cancelled', by, note, cause, time });
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms);
}
