import { v7 as uuidv7 } from 'uuid';
import type { WebhookEvent } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Queryable } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';

export interface WebhookFact {
  companyId: string;
  type: WebhookEvent;
  subject: string;
  data: unknown;
  cause: string;
  time: Date;
}

/**
 * Writes a message to the company's server down, in the transaction of the fact that it tells: it is sent if, and only if,
 * the fact holds. Nothing is written for a company that has no webhook URL or turned webhooks off.
 */
export async function queueWebhook(transaction: Queryable, { companyId, type, data, time }: WebhookFact): Promise<void> {
  const id = `msg_${uuidv7()}`;
  const body = JSON.stringify({ type, timestamp: time.toISOString(), data });
  const queued = await transaction.query(
    `insert into webhook_delivery (id, company_id, type, body, state, next_attempt_at, created_at)
     select $1, id, $3, $4, 'pending', $5, $5 from company
     where id = $2 and webhook_url <> '' and (notifications ->> 'webhookEvents')::boolean returning id`,
    [id, companyId, type, body, time.toISOString()],
  );
  if (queued.length > 0) await scheduleDelivery(transaction, id, 1, time);
}

/** Plans an attempt. A resend brings its own command's id: the attempt of this number may have run and have its outcome already. */
export async function scheduleDelivery(transaction: Queryable, deliveryId: string, attempt: number, dueAt: Date, resendId?: string): Promise<void> {
  const id = `deliver-${deliveryId}-${attempt}`;
  await scheduleCommands(transaction, [
    { id: resendId === undefined ? id : `${id}-${resendId}`, name: 'deliver-webhook', payload: { deliveryId, attempt }, dueAt },
  ]);
}
