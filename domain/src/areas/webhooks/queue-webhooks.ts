import { v7 as uuidv7 } from 'uuid';
import type { WebhookEvent } from '@planet-heroes/contracts/areas/companies/catalogue';
import { sql } from 'kysely';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import type { Company } from '../companies/companies.area.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** A message that a company's server is to be sent. */
interface Message {
  companyId: string;
  type: WebhookEvent;
  data: unknown;
  time: Date;
}

/** Webhook messages, queued in the transaction of the fact: sent if, and only if, the fact holds. */
export const WEBHOOK_REACTIONS = {
  'quote.requested': telling('quote.created'),
  'quote.approved': telling('quote.approved'),
  'order.created': telling('purchase_order.created'),
  'order.paid': telling('payment.completed'),
};

function telling(type: WebhookEvent) {
  return (
    transaction: Transaction,
    events: readonly EventOf<'quote.requested' | 'quote.approved' | 'order.created' | 'order.paid'>[],
  ) =>
    queueMessages(
      transaction,
      events.map(({ time, data }) => ({
        companyId: data.companyId, type, data: 'quote' in data ? data.quote : data.order, time,
      })),
    );
}

/** Nothing is written for a company that has no webhook URL or turned webhooks off. */
async function queueMessages(transaction: Transaction, messages: readonly Message[]): Promise<void> {
  const listening = await transaction.tables<typeof Company>().selectFrom('company').select('id')
    .where('id', 'in', messages.map(({ companyId }) => companyId))
    .where('webhookUrl', '<>', '')
    .where(wantsWebhooks())
    .execute();
  const listeners = new Set(listening.map(({ id }) => id));
  const heard = messages.filter(({ companyId }) => listeners.has(companyId));
  const deliveries = heard.map(({ companyId, type, data, time }) => ({
    id: `msg_${uuidv7()}`,
    companyId,
    type,
    body: JSON.stringify({ type, timestamp: time.toISOString(), data }),
    state: 'pending' as const,
    nextAttemptAt: time,
    createdAt: time,
  }));
  if (deliveries.length === 0) return;
  await transaction.tables<typeof WebhookDelivery>().insertInto('webhook_delivery').values(deliveries).execute();
  for (const { id, createdAt } of deliveries) {
    await scheduleDelivery(transaction, { deliveryId: id, attempt: 1, dueAt: createdAt });
  }
}

/** Whether a company has webhook events turned on. */
export function wantsWebhooks() {
  return sql<boolean>`(company.notifications ->> 'webhookEvents')::boolean`;
}

/**
 * Plans an attempt. A resend brings its own command's id: the attempt of this number may have run and have its outcome
 * already.
 */
export async function scheduleDelivery(
  transaction: Queryable,
  { deliveryId, attempt, dueAt, resendId }: { deliveryId: string; attempt: number; dueAt: Date; resendId?: string },
): Promise<void> {
  const id = `deliver-${deliveryId}-${attempt}`;
  await scheduleCommands(transaction, [
    {
      id: resendId === undefined ? id : `${id}-${resendId}`,
      name: 'deliver-webhook',
      payload: { deliveryId, attempt },
      dueAt,
    },
  ]);
}
