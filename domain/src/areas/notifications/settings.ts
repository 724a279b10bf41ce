import { CHOOSABLE_KINDS, COMPANY_KINDS } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { NotificationSettings } from '@planet-heroes/contracts/areas/notifications/schemas';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { PushSubscription } from '../../kernel/outbox/push-subscription.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import { assertHero, lockHero } from '../heroes/heroes.area.js';
import type { NotificationChoice, QuietHours } from './preference.entities.js';
import { asDayTimes, asMinutes, USUAL_QUIET_MINUTES } from './quiet-hours.js';
import { readUnsubscribeToken, unsubscribeKey } from './unsubscribe-tokens.js';

type Channel = 'email' | 'push';
interface Choice {
  ownerId: string;
  kind: string;
  channel: Channel;
  wanted: boolean;
}

/** A hero's choice of notifications. Throws `unknown_hero`. */
export async function readSettings(
  database: Queryable,
  heroId: string,
  pushKey: string | null,
): Promise<NotificationSettings> {
  await assertHero(database, heroId);
  const account = await accountOf(database, heroId);
  const choices = await choicesOf(database, [heroId, account?.id ?? heroId]);
  const quiet = await quietMinutesOf(database, heroId);
  const isWanted = (ownerId: string, kind: string, channel: Channel) =>
    choices.find((choice) => choice.ownerId === ownerId && choice.kind === kind && choice.channel === channel)
      ?.wanted ?? true;
  const browserIds = await browserIdsOf(database, heroId);
  return {
    email: account?.email ?? null,
    locale: account?.locale ?? null,
    pushKey,
    browsers: browserIds.length,
    browserIds,
    quietHours: asDayTimes(quiet),
    choices: CHOOSABLE_KINDS.map((kind) => ({
      kind,
      email: account?.email ? isWanted(account.id, kind, 'email') : null,
      push: isForCompanies(kind) ? null : isWanted(heroId, kind, 'push'),
    })),
  };
}

export const chooseNotifications = transactionalHandler<'choose-notifications'>(
  async ({ heroId, pushKey, locale, quietHours, choices = [] }, transaction) => {
    assertOwn(heroId);
    await lockHero(transaction, heroId);
    const account = await accountOf(transaction, heroId);
    const chosen = choices.flatMap(({ kind, email, push }): Choice[] => [
      ...(email !== undefined && account ? [{ ownerId: account.id, kind, channel: 'email' as const, wanted: email }] : []),
      ...(push !== undefined && !isForCompanies(kind)
        ? [{ ownerId: heroId, kind, channel: 'push' as const, wanted: push }]
        : []),
    ]);
    await choose(transaction, chosen);
    if (locale && account)
      await transaction.tables<typeof Account>().updateTable('account').set({ locale }).where('id', '=', account.id).execute();
    if (quietHours) {
      const minutes = asMinutes(quietHours);
      await transaction.tables<typeof QuietHours>().insertInto('quiet_hours').values({ heroId, ...minutes })
        .onConflict((conflict) => conflict.column('heroId').doUpdateSet(minutes)).execute();
    }
    return { result: await readSettings(transaction, heroId, pushKey), transactionId: undefined };
  },
);

/** Ends e-mails of one kind, by the token that each of them carries. Throws `unsubscribe_token_wrong`. */
export const unsubscribeEmail = transactionalHandler<'unsubscribe-email'>(async ({ token }, transaction) => {
  const { accountId, kind } = readUnsubscribeToken(await unsubscribeKey(transaction), token);
  await choose(transaction, [{ ownerId: accountId, kind, channel: 'email', wanted: false }]);
  return { result: { kind }, transactionId: undefined };
});

/** Throws `demo_hero_fixed` for the hero who is everybody's. */
export function assertOwn(heroId: string): void {
  if (heroId !== DEMO_HERO_ID) return;
  throw new AppError('demo_hero_fixed', 'This hero is everybody’s and stays. Join free to have your own.');
}

export async function countBrowsers(database: Queryable, heroId: string): Promise<number> {
  return (await browserIdsOf(database, heroId)).length;
}

/** Ten at the most. */
async function browserIdsOf(database: Queryable, heroId: string): Promise<string[]> {
  const rows = await database.tables<typeof PushSubscription>().selectFrom('push_subscription').select('id')
    .where('heroId', '=', heroId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function quietMinutesOf(database: Queryable, heroId: string) {
  const own = await database.tables<typeof QuietHours>().selectFrom('quiet_hours').select(['fromMinute', 'untilMinute'])
    .where('heroId', '=', heroId).executeTakeFirst();
  return own ?? USUAL_QUIET_MINUTES;
}

export function choicesOf(database: Queryable, ownerIds: readonly string[]) {
  return database.tables<typeof NotificationChoice>().selectFrom('notification_choice').selectAll()
    .where('ownerId', 'in', ownerIds).orderBy('kind').orderBy('channel').execute();
}

export function accountOf(database: Queryable, heroId: string) {
  return database.tables<typeof Account>().selectFrom('account').select(['id', 'email', 'locale'])
    .where('heroId', '=', heroId).executeTakeFirst();
}

async function choose(transaction: Transaction, choices: readonly Choice[]): Promise<void> {
  for (const choice of choices) {
    await transaction.tables<typeof NotificationChoice>().insertInto('notification_choice').values(choice)
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'kind', 'channel']).doUpdateSet({ wanted: choice.wanted })
      )
      .execute();
  }
}

function isForCompanies(kind: string): boolean {
  return (COMPANY_KINDS as readonly string[]).includes(kind);
}
