import { type InferEntity, LockMode } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { WEBHOOK_TEST } from '@planet-heroes/contracts/areas/webhooks/catalogue';
import type { DeliveriesAnswer, DeliveriesQuery, Delivery } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { sql } from 'kysely';
import { type Backlog, oldestSeconds } from '../../kernel/backlog/read-backlogs.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Database, Queryable } from '../../kernel/database/database.js';
import type { ScheduledCommand } from '../../kernel/schedule/scheduled-command.entity.js';
import { readApiSettings } from './api-settings.js';
import { scheduleDelivery, writeMessages } from './queue-webhooks.js';
import { type WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.js';

/** A company's messages with their attempts, newest first. */
export async function readDeliveries(
  database: Queryable,
  companyId: string,
  { status, limit }: DeliveriesQuery,
): Promise<DeliveriesAnswer> {
  const tables = database.tables<typeof WebhookDelivery | typeof WebhookAttempt>();
  let wanted = tables.selectFrom('webhook_delivery')
    .select(['id', 'type', 'state as status', 'createdAt', 'nextAttemptAt', 'attempts as made'])
    .where('companyId', '=', companyId).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit);
  if (status !== undefined) wanted = wanted.where('state', '=', status);
  const deliveries = await wanted.execute();
  if (deliveries.length === 0) return { deliveries: [] };
  const attempts = await tables.selectFrom('webhook_attempt')
    .selectAll()
    .where('deliveryId', 'in', deliveries.map(({ id }) => id))
    .orderBy('number')
    .execute();
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  return {
    deliveries: deliveries.map(({ createdAt, nextAttemptAt, made, ...delivery }) => ({
      ...delivery,
      createdAt: createdAt.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      // One that was made between the two queries would contradict the status.
      attempts: (byDelivery.get(delivery.id) ?? []).filter(({ number }) => number <= made).map(asAttempt),
    })),
  };
}

function asAttempt(attempt: InferEntity<typeof WebhookAttempt>): Delivery['attempts'][number] {
  const { number, attemptedAt, statusCode = null, error = null, response = null, durationMs } = attempt;
  return { number, at: attemptedAt.toISOString(), statusCode, error, response, durationMs };
}

/** Sends a message once more, now, regardless of earlier attempts. Throws `unknown_delivery`, or `webhooks_off`. */
export const resendWebhook = transactionalHandler<'resend-webhook'>(
  async ({ deliveryId, companyId }, transaction, { commandId, now }) => {
    const delivery = await transaction.em.findOne(
      WebhookDelivery,
      { id: deliveryId, companyId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!delivery) throw new AppError('unknown_delivery', `There is no message "${deliveryId}".`, { deliveryId });
    await assertOn(transaction, companyId);
    delivery.state = 'pending';
    delivery.nextAttemptAt = now;
    // Replaces an attempt that is planned already.
    await transaction
      .tables<typeof ScheduledCommand>()
      .deleteFrom('scheduled_command')
      .where('name', '=', 'deliver-webhook')
      .where(sql<string>`payload ->> 'deliveryId'`, '=', deliveryId)
      .execute();
    await scheduleDelivery(transaction, {
      deliveryId,
      attempt: delivery.attempts + 1,
      dueAt: now,
      resendId: commandId,
    });
    return { result: { id: deliveryId }, transactionId: undefined };
  },
);

/** Sends a message that reports nothing, so that a company can try its receiver. Throws `webhooks_off`. */
export const sendTestWebhook = transactionalHandler<'send-test-webhook'>(
  async ({ companyId }, transaction, { now }) => {
    await assertOn(transaction, companyId);
    const [id] = await writeMessages(transaction, [{ companyId, type: WEBHOOK_TEST, data: { companyId }, time: now }]);
    return { result: { id: id! }, transactionId: undefined };
  },
);

async function assertOn(transaction: Queryable, companyId: string): Promise<void> {
  const { webhookUrl, webhookEvents } = await readApiSettings(transaction, companyId);
  if (webhookUrl && webhookEvents.some(({ enabled }) => enabled)) return;
  throw new AppError('webhooks_off', 'Webhooks are off. Set a webhook URL and turn webhook events on first.');
}

/** Undelivered messages to companies, and how long the oldest has been tried. */
export async function readDeliveryBacklog(database: Queryable): Promise<Backlog> {
  return database.tables<typeof WebhookDelivery>().selectFrom('webhook_delivery')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('count'), oldestSeconds(ref('createdAt'), sql<Date>`now()`).as('oldestSeconds'),
    ])
    .where('state', '=', 'pending').executeTakeFirstOrThrow();
}

/** Removes up to `rows` deliveries that ended 90 days ago, with their attempts, and returns how many. */
export async function removeEndedDeliveries(database: Database, rows: number): Promise<number> {
  const removed = await database.tables<typeof WebhookDelivery | typeof WebhookAttempt>()
    .with('old', (db) => db.selectFrom('webhook_delivery').select('id').where('state', '<>', 'pending')
      .where('createdAt', '<', sql<Date>`now() - interval '90 days'`).limit(rows).forUpdate().skipLocked())
    .with(
      'attempts',
      (db) => db.deleteFrom('webhook_attempt').where('deliveryId', 'in', (eb) => eb.selectFrom('old').select('old.id')),
    )
    .deleteFrom('webhook_delivery')
    .where('id', 'in', (eb) => eb.selectFrom('old').select('old.id'))
    .returning('id')
    .execute();
  return removed.length;
}
