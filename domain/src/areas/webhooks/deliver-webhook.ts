import { LockMode } from '@mikro-orm/core';
import { Webhook } from 'standardwebhooks';
import { RETRY_DELAYS_MS } from '@planet-heroes/contracts/areas/webhooks/catalogue';
import type { DeliveryState } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { externalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { Company } from '../companies/companies.area.js';
import { postWebhook, type PostResult } from './post-webhook.js';
import { scheduleDelivery } from './queue-webhooks.js';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.js';
import { validSecrets } from './webhook-secrets.js';

type Found = { kind: 'settled' } | { kind: 'off' } | { kind: 'posted'; result: PostResult };

/**
 * One attempt to deliver a message. It may be sent twice when a worker dies in between; the receiver recognises it by
 * its id. The message goes to the company's URL at the time of the attempt.
 */
export const deliverWebhook = externalHandler<'deliver-webhook', Found>({
  async external({ deliveryId, attempt }, database, { now, services }) {
    const delivery = await readPending(database, deliveryId, attempt);
    if (!delivery) return { kind: 'settled' };
    if (!delivery.webhookUrl || !delivery.notifications.webhookEvents) return { kind: 'off' };
    const secrets = await validSecrets(database, delivery.companyId, now);
    // Receivers check the signature's time against their own clock, which no test instance moves.
    const headers = signedHeaders(deliveryId, delivery.body, secrets, new Date());
    return {
      kind: 'posted',
      result: await postWebhook(
        delivery.webhookUrl,
        delivery.body,
        headers,
        { allowPrivate: services.allowPrivateWebhooks },
      ),
    };
  },

  async commit(found, { deliveryId, attempt }, transaction, { now }) {
    const delivery = await transaction.em.findOne(
      WebhookDelivery,
      deliveryId,
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const settled = (status: DeliveryState) => ({ result: { status }, transactionId: undefined });
    if (!delivery || found.kind === 'settled' || delivery.state !== 'pending' || delivery.attempts !== attempt - 1) {
      return settled(delivery?.state ?? 'cancelled');
    }
    if (found.kind === 'off') {
      delivery.state = 'cancelled';
      delivery.nextAttemptAt = null;
      return settled('cancelled');
    }
    const { statusCode } = found.result;
    transaction.em.create(WebhookAttempt, { deliveryId, number: attempt, attemptedAt: now, ...found.result });
    const delivered = statusCode !== null && statusCode >= 200 && statusCode < 300;
    const delay = RETRY_DELAYS_MS[attempt - 1];
    delivery.attempts = attempt;
    delivery.state = delivered ? 'delivered' : delay === undefined ? 'failed' : 'pending';
    delivery.nextAttemptAt = delivery.state === 'pending' ? new Date(now.getTime() + delay!) : null;
    if (delivery.nextAttemptAt) {
      await scheduleDelivery(transaction, { deliveryId, attempt: attempt + 1, dueAt: delivery.nextAttemptAt });
    }
    return settled(delivery.state);
  },
});

function readPending(database: Queryable, deliveryId: string, attempt: number) {
  return database.tables<typeof WebhookDelivery | typeof Company>().selectFrom('webhook_delivery as delivery')
    .innerJoin('company', 'company.id', 'delivery.companyId')
    // Named: a joined table's key would else be given back by the name that it has there.
    .select(['delivery.companyId as companyId', 'delivery.body', 'company.webhookUrl', 'company.notifications'])
    .where('delivery.id', '=', deliveryId)
    .where('delivery.state', '=', 'pending')
    .where('delivery.attempts', '=', attempt - 1)
    .executeTakeFirst();
}

/** The headers of a message by the Standard Webhooks scheme, with a signature for each secret that still counts. */
function signedHeaders(id: string, body: string, secrets: readonly string[], at: Date): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'PlanetHeroes-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
