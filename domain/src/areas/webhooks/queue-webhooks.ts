import { v7 as uuidv7 } from 'uuid';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Delivery } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { sql } from 'kysely';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import type { Company } from '../companies/companies.area.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** A message that a company's server is to be sent. */
interface Message {
  companyId: string;
  type: Delivery['type'];
  data: unknown;
  time: Date;
}

type QuoteEvent = EventOf<'quote.requested' | 'quote.approved' | 'quote.declined'>;
type OrderEvent = EventOf<
  'order.created' | 'order.devices_advanced' | 'order.completed' | 'order.cancelled' | 'order.paid'
>;

/** Webhook messages, queued in the transaction of the fact: sent if, and only if, the fact holds. */
export const WEBHOOK_REACTIONS = {
  'quote.requested': reporting(() => 'quote.created'),
  'quote.approved': reporting(() => 'quote.approved'),
  'quote.declined': reporting(() => 'quote.declined'),
  'order.created': reporting(() => 'purchase_order.created'),
  'order.devices_advanced': reporting(stageOf),
  'order.completed': reporting(() => 'purchase_order.completed'),
  'order.cancelled': reporting(() => 'purchase_order.cancelled'),
  'order.paid': reporting(() => 'payment.completed'),
};

/** Queues the message of each event that has one. */
function reporting<E extends QuoteEvent | OrderEvent>(typeOf: (event: E) => WebhookEvent | undefined) {
  return async (transaction: Transaction, events: readonly E[]): Promise<void> => {
    const messages = events.flatMap((event): Message[] => {
      const type = typeOf(event);
      const { time, data }: QuoteEvent | OrderEvent = event;
      return type ? [{ companyId: data.companyId, type, data: 'quote' in data ? data.quote : data.order, time }] : [];
    });
    await writeMessages(transaction, await thoseWanted(transaction, messages));
  };
}

/** What an order has come to as a whole, once its last device did. */
function stageOf({ data: { stage, order: { stages } } }: EventOf<'order.devices_advanced'>): WebhookEvent | undefined {
  if (stage === 'received') return stages.expected === 0 ? 'purchase_order.received' : undefined;
  const isLeft = stages.expected + stages.received + stages.inspected > 0;
  return isLeft || stages.wiped === 0 ? undefined : 'purchase_order.wiped';
}

/** Leaves out those to companies that have no webhook URL, turned webhooks off or chose other types. */
async function thoseWanted(transaction: Transaction, messages: readonly Message[]): Promise<Message[]> {
  if (messages.length === 0) return [];
  const listening = await transaction.tables<typeof Company>().selectFrom('company').select(['id', 'webhookTypes'])
    .where('id', 'in', messages.map(({ companyId }) => companyId))
    .where('webhookUrl', '<>', '')
    .where(wantsWebhooks())
    .execute();
  const chosen = new Map(listening.map(({ id, webhookTypes }) => [id, webhookTypes ?? WEBHOOK_EVENTS]));
  return messages.filter(({ companyId, type }) => chosen.get(companyId)?.some((wanted) => wanted === type));
}

/** Writes messages and plans the first attempt of each. Returns their ids. */
export async function writeMessages(transaction: Queryable, messages: readonly Message[]): Promise<string[]> {
  const deliveries = messages.map(({ companyId, type, data, time }) => ({
    id: `msg_${uuidv7()}`,
    companyId,
    type,
    body: JSON.stringify({ type, timestamp: time.toISOString(), data }),
    state: 'pending' as const,
    nextAttemptAt: time,
    createdAt: time,
  }));
  if (deliveries.length === 0) return [];
  await transaction.tables<typeof WebhookDelivery>().insertInto('webhook_delivery').values(deliveries).execute();
  for (const { id, createdAt } of deliveries) {
    await scheduleDelivery(transaction, { deliveryId: id, attempt: 1, dueAt: createdAt });
  }
  return deliveries.map(({ id }) => id);
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
