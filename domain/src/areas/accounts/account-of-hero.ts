import { sql } from 'kysely';
import type { HeroExport } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { AcceptedCommand } from '../../kernel/commands/accepted-command.entity.js';
import type { CommandResultRecord } from '../../kernel/commands/command-result.entity.js';
import type { KeptPayload } from '../../kernel/commands/kept-payload.entity.js';
import { forgetMessages } from '../../kernel/outbox/forget-messages.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from './account.entity.js';
import { passkeysOf } from './passkeys.js';
import type { SignInCode } from './sign-in-code.entity.js';

const SIGN_INS = ['sign-in', 'sign-in-with-passkey'];

/** A hero made in a browser that is signed in already is the account's, where that has none. */
export async function bindToAccounts(
  transaction: Transaction,
  events: readonly EventOf<'hero.joined' | 'hero.arrived'>[],
): Promise<readonly EventOf<'hero.kept'>[]> {
  const kept: EventOf<'hero.kept'>[] = [];
  const sessions = await transaction.tables<typeof Session>().selectFrom('session').select(['heroId', 'accountId'])
    .where('heroId', 'in', events.map(({ data }) => data.heroId)).where('accountId', 'is not', null).execute();
  for (const { heroId, accountId } of sessions) {
    const event = events.find(({ data }) => data.heroId === heroId)!;
    const bound = await transaction.tables<typeof Account>().updateTable('account').set({ heroId: heroId! })
      .where('id', '=', accountId!).where('heroId', 'is', null).returning('id').executeTakeFirst();
    if (bound)
      kept.push({ type: 'hero.kept', subject: heroId!, cause: event.cause, time: event.time, data: { heroId: heroId! } });
  }
  return kept;
}

/** A leaving hero's account goes as well: address, passkeys, codes. */
export async function forgetAccounts(
  transaction: Transaction,
  events: readonly EventOf<'hero.removed'>[],
): Promise<void> {
  const gone = await transaction.tables<typeof Account>().deleteFrom('account')
    .where('heroId', 'in', events.map(({ data }) => data.heroId)).returning(['id', 'email']).execute();
  if (gone.length === 0) return;
  const tables = transaction.tables<typeof SignInCode | typeof Session>();
  const addresses = gone.flatMap(({ email }) => email ?? []);
  await tables.deleteFrom('sign_in_code').where('email', 'in', addresses).execute();
  await forgetPayloads(transaction, addresses);
  await forgetMessages(transaction, { addresses }, events[0]!.time);
  await forgetSignIns(transaction, gone.map(({ id }) => id));
  await tables.updateTable('session').set({ endedAt: events[0]!.time, accountId: null, email: null })
    .where('accountId', 'in', gone.map(({ id }) => id)).execute();
}

/** What somebody with this address has asked for and is still under way: a code, or signing in. */
async function forgetPayloads(transaction: Transaction, addresses: readonly string[]): Promise<void> {
  await transaction.tables<typeof KeptPayload>().deleteFrom('command_payload')
    .where(({ or, eb }) => or([eb('scope', 'like', 'code:%'), eb('scope', 'like', 'sign-in:%')]))
    .where(sql<string>`payload ->> 'email'`, 'in', addresses).execute();
}

/** Their answers name the hero; they are known by the account that they answer with. */
async function forgetSignIns(transaction: Transaction, accountIds: readonly string[]): Promise<void> {
  const accountId = sql<string>`outcome -> 'result' ->> 'accountId'`;
  const tables = transaction.tables<typeof CommandResultRecord | typeof AcceptedCommand>();
  await tables.deleteFrom('command_result').where('name', 'in', SIGN_INS).where(accountId, 'in', accountIds).execute();
  await tables.deleteFrom('accepted_command').where('settledAt', 'is not', null)
    .where(sql<string>`job ->> 'name'`, 'in', SIGN_INS).where(accountId, 'in', accountIds).execute();
}

/** The stored data of a hero's account: address, passkeys and devices. */
export async function readAccountData(snapshot: Queryable, heroId: string): Promise<HeroExport['account']> {
  const account = await snapshot.tables<typeof Account>().selectFrom('account')
    .select(['id', 'email', 'locale', 'createdAt']).where('heroId', '=', heroId).executeTakeFirst();
  const devices = await snapshot.tables<typeof Session>().selectFrom('session')
    .select(['device', 'createdAt', 'lastSeenAt', 'endedAt'])
    .where('heroId', '=', heroId).orderBy('createdAt').execute();
  const passkeys = account ? await passkeysOf(snapshot, account.id) : [];
  return {
    email: account?.email ?? null,
    locale: account?.locale ?? null,
    createdAt: account?.createdAt.toISOString() ?? null,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    devices: devices.map(({ device, createdAt, lastSeenAt, endedAt }) => ({
      device, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  };
}
