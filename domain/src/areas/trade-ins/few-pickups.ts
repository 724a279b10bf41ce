import { sql } from 'kysely';
import { OPEN_PICKUPS } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import type { SlotKey } from '../pickups/pickups.area.js';
import type { JourneyTables } from './journey.entities.js';
import type { TradeIn } from './trade-in.entity.js';

type Tables = JourneyTables | typeof TradeIn | typeof Account | typeof Session;

/** Plus-addresses lead into the same mailbox. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');

/**
 * Couriers come to proven addresses, and one caller cannot take a day's pickups. The shared demo hero has no limit.
 * Throws `address_not_proven` or `pickup_limit_reached`.
 */
export async function assertMayBook(
  transaction: Transaction,
  { id: tradeInId, heroId }: { id: string; heroId: string },
  { zoneId, day }: Pick<SlotKey, 'zoneId' | 'day'>,
): Promise<void> {
  if (heroId === DEMO_HERO_ID) return;
  const account = await transaction.tables<Tables>().selectFrom('account').select('email')
    .where('heroId', '=', heroId).executeTakeFirst();
  if (!account?.email) {
    const text = 'Sign in with your e-mail address first: our couriers come to people whom we can reach. '
      + 'You can bring the phone to our desk without.';
    throw new AppError('address_not_proven', text);
  }
  const mailbox = mailboxOf(account.email);
  const networks = await networksOf(transaction, heroId);
  await lockAll(transaction, [`pickups of ${mailbox}`, ...networks.map((network) => `pickups of network ${network}`)]);
  const open = openPickups(transaction, tradeInId);
  const own = await open.innerJoin('account as owner', 'owner.heroId', 'phone.heroId')
    .where(sql`lower(regexp_replace(owner.email, '\\+[^@]*@', '@'))`, '=', mailbox)
    .executeTakeFirstOrThrow();
  if (own.count >= OPEN_PICKUPS.ofMailbox) {
    const text = `${OPEN_PICKUPS.ofMailbox} pickups of yours stand open. Hand one of those phones over first, or bring this `
      + 'one to our desk.';
    throw new AppError('pickup_limit_reached', text, { limit: OPEN_PICKUPS.ofMailbox });
  }
  if (networks.length === 0) return;
  const near = await open.where('handover.zoneId', '=', zoneId).where('handover.day', '=', day)
    .where('phone.heroId', 'in', (eb) =>
      eb.selectFrom('session').select('session.heroId').where('session.network', 'in', networks)
        .where('session.heroId', 'is not', null).$castTo<{ heroId: string }>())
    .executeTakeFirstOrThrow();
  if (near.count < OPEN_PICKUPS.ofNetworkADay) return;
  const text = `${OPEN_PICKUPS.ofNetworkADay} pickups of your network stand open on ${day}. Choose another day, or bring the `
    + 'phone to our desk.';
  throw new AppError('pickup_limit_reached', text, { limit: OPEN_PICKUPS.ofNetworkADay, day });
}

/** One courier cannot take a day's pickups from the others. Throws `pickup_limit_reached`. */
export async function assertMayTake(
  transaction: Transaction,
  { tradeInId, courierId, day }: { tradeInId: string; courierId: string; day: string },
): Promise<void> {
  await lockAll(transaction, [`pickups of courier ${courierId}`]);
  const { count } = await openPickups(transaction, tradeInId)
    .where('handover.courierId', '=', courierId).where('handover.day', '=', day).executeTakeFirstOrThrow();
  if (count < OPEN_PICKUPS.ofCourierADay) return;
  const text = `You have taken ${count} pickups of ${day}. Do some of them before you take another.`;
  throw new AppError('pickup_limit_reached', text, { limit: OPEN_PICKUPS.ofCourierADay, day });
}

/** How many other phones wait for a courier. */
function openPickups(transaction: Transaction, tradeInId: string) {
  return transaction.tables<Tables>().selectFrom('trade_in_handover as handover')
    .innerJoin('trade_in as phone', 'phone.id', 'handover.tradeInId')
    .select(({ fn }) => fn.count<number>('phone.id').distinct().as('count'))
    .where('handover.method', '=', 'pickup').where('phone.state', '=', 'booked').where('phone.id', '<>', tradeInId);
}

/** Where the hero is signed in, or was lately; addresses behind our own proxy say nothing. */
async function networksOf(transaction: Transaction, heroId: string): Promise<string[]> {
  const found = await transaction.tables<Tables>().selectFrom('session').select('network').distinct()
    .where('heroId', '=', heroId).where('network', 'is not', null).orderBy('network').execute();
  return found.map(({ network }) => network!);
}

/** One booking after the other, of those that count together. */
async function lockAll(transaction: Transaction, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await transaction.tables<Tables>().selectNoFrom(({ fn, lit, val }) =>
      fn<null>('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), lit(0)])]).as('locked'))
      .execute();
  }
}
