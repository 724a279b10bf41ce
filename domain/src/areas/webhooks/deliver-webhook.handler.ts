import type { DeliveryState } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { externalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import { postWebhook, type PostResult } from './post-webhook.js';
import { scheduleDelivery } from './queue-webhook.js';
import { signedHeaders } from './sign-message.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long is waited after each attempt that failed; after the last one the message counts as failed. */
export const RETRY_DELAYS_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS] as const;

type Found = { kind: 'settled' } | { kind: 'off' } | { kind: 'posted'; result: PostResult };

/**
 * One attempt to deliver a message. It may be sent twice when a worker dies in between; its id tells the receiver. The
 * message goes to where the company's URL points at the time of the attempt.
 */
export const deliverWebhook = externalHandler<'deliver-webhook', Found>({
  async external({ deliveryId, attempt }, database, { now, services }) {
    const delivery = await readPending(database, deliveryId, attempt);
    if (!delivery) return { kind: 'settled' };
    if (!delivery.url || !delivery.enabled) return { kind: 'off' };
    const secrets = await database.query<{ secret: string }>(
      'select secret from webhook_secret where company_id = $1 and (valid_until is null or valid_until > $2) order by valid_until nulls first',
      [delivery.companyId, now.toISOString()],
    );
    // Receivers check the signature's time against their own clock, which no test instance moves.
    const headers = signedHeaders(deliveryId, delivery.body, secrets.map(({ secret }) => secret), new Date());
    return { kind: 'posted', result: await postWebhook(delivery.url, delivery.body, headers, { allowPrivate: services.allowPrivateWebhooks }) };
  },

  async commit(found, { deliveryId, attempt }, transaction, { now }) {
    const [row] = await transaction.query<{ state: DeliveryState; attempts: number }>(
      'select state, attempts from webhook_delivery where id = $1 for update',
      [deliveryId],
    );
    const settled = (status: DeliveryState) => ({ result: { status }, transactionId: undefined });
    if (!row || found.kind === 'settled' || row.state !== 'pending' || row.attempts !== attempt - 1) return settled(row?.state ?? 'cancelled');
    if (found.kind === 'off') {
      await transaction.query(`update webhook_delivery set state = 'cancelled', next_attempt_at = null where id = $1`, [deliveryId]);
      return settled('cancelled');
    }
    const { statusCode, error, response, durationMs } = found.result;
    await transaction.query(
      `insert into webhook_attempt (delivery_id, number, attempted_at, status_code, error, response, duration_ms) values ($1, $2, $3, $4, $5, $6, $7)`,
      [deliveryId, attempt, now.toISOString(), statusCode, error, response, durationMs],
    );
    const delivered = statusCode !== null && statusCode >= 200 && statusCode < 300;
    const delay = RETRY_DELAYS_MS[attempt - 1];
    const state = delivered ? 'delivered' : delay === undefined ? 'failed' : 'pending';
    const next = state === 'pending' ? new Date(now.getTime() + delay!) : null;
    await transaction.query('update webhook_delivery set state = $2, attempts = $3, next_attempt_at = $4 where id = $1', [
      deliveryId, state, attempt, next?.toISOString() ?? null,
    ]);
    if (next) await scheduleDelivery(transaction, deliveryId, attempt + 1, next);
    return settled(state);
  },
});

function readPending(database: Queryable, deliveryId: string, attempt: number) {
  return database
    .query<{ companyId: string; body: string; url: string; enabled: boolean }>(
      `select delivery.company_id as "companyId", delivery.body, company.webhook_url as url, (company.notifications ->> 'webhookEvents')::boolean as enabled
       from webhook_delivery as delivery join company on company.id = delivery.company_id
       where delivery.id = $1 and delivery.state = 'pending' and delivery.attempts = $2 - 1`,
      [deliveryId, attempt],
    )
    .then(([delivery]) => delivery);
}
