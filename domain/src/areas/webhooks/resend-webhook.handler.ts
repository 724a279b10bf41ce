import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { scheduleDelivery } from './queue-webhook.js';
import { readApiSettings } from './read-api-settings.js';
import { unknownDelivery } from './read-deliveries.js';

/** Sends a message once more, now, whatever became of it. Throws `unknown_delivery`, or `webhooks_off`. */
export const resendWebhook = transactionalHandler<'resend-webhook'>(async ({ deliveryId, companyId }, transaction, { commandId, now }) => {
  const [delivery] = await transaction.query<{ attempts: number }>(
    'select attempts from webhook_delivery where id = $1 and company_id = $2 for update',
    [deliveryId, companyId],
  );
  if (!delivery) throw unknownDelivery(deliveryId);
  const { webhookUrl, webhookEvents } = await readApiSettings(transaction, companyId);
  if (!webhookUrl || !webhookEvents.some(({ enabled }) => enabled)) {
    throw new AppError('webhooks_off', 'Webhooks are off. Set a webhook URL and turn webhook events on first.');
  }
  const attempt = delivery.attempts + 1;
  await transaction.query(`update webhook_delivery set state = 'pending', next_attempt_at = $2 where id = $1`, [deliveryId, now.toISOString()]);
  // In place of whatever attempt is planned already.
  await transaction.query(`delete from scheduled_command where name = 'deliver-webhook' and payload ->> 'deliveryId' = $1`, [deliveryId]);
  await scheduleDelivery(transaction, deliveryId, attempt, now, commandId);
  return { result: { id: deliveryId }, transactionId: undefined };
});
