import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { PushSubscription } from '../../kernel/outbox/push-subscription.entity.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { lockHero } from '../heroes/heroes.area.js';
import { assertOwn, countBrowsers } from './settings.js';

/** More than anybody has: each is one more message of every kind. */
const MAX_BROWSERS = 10;

/** Takes a browser's subscription. The browser may have been another hero's before; of too many the oldest goes. */
export const subscribePush = transactionalHandler<'subscribe-push'>(
  async ({ heroId, sessionId, endpoint, keys: { p256dh, auth }, locale }, transaction, { now, services }) => {
    assertOwn(heroId);
    assertEndpoint(endpoint, services.allowPrivateWebhooks);
    await lockHero(transaction, heroId);
    if (sessionId !== undefined) await keepFromEnding(transaction, sessionId);
    const tables = transaction.tables<typeof PushSubscription>();
    const row = { heroId, sessionId: sessionId ?? null, p256dh, auth, locale, createdAt: now };
    await tables.insertInto('push_subscription').values({ id: idOf(endpoint), endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row)).execute();
    await tables.deleteFrom('push_subscription').where('heroId', '=', heroId)
      .where('id', 'not in', tables.selectFrom('push_subscription').select('id').where('heroId', '=', heroId)
        .orderBy('createdAt', 'desc').orderBy('id').limit(MAX_BROWSERS))
      .execute();
    return { result: { browsers: await countBrowsers(transaction, heroId) }, transactionId: undefined };
  },
);

export const unsubscribePush = transactionalHandler<'unsubscribe-push'>(async ({ heroId, endpoint }, transaction) => {
  assertOwn(heroId);
  await transaction.tables<typeof PushSubscription>().deleteFrom('push_subscription')
    .where('id', '=', idOf(endpoint)).where('heroId', '=', heroId).execute();
  return { result: { browsers: await countBrowsers(transaction, heroId) }, transactionId: undefined };
});

/** Pushes end with their session: one that is being ended must not be given any. */
async function keepFromEnding(transaction: Transaction, sessionId: string): Promise<void> {
  const session = await transaction.tables<typeof Session>().selectFrom('session').select('id')
    .where('id', '=', sessionId).where('endedAt', 'is', null).forShare().executeTakeFirst();
  if (!session) throw new AppError('session_required', 'This session has ended already.');
}

/** Browsers' push services have names and speak HTTPS; the address of a name is checked before each push. */
function assertEndpoint(endpoint: string, allowPrivate: boolean): void {
  const { protocol, hostname } = new URL(endpoint);
  if (allowPrivate || (protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0)) return;
  throw new AppError('push_endpoint_refused', 'Pushes go to named servers by HTTPS alone.');
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}
