import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { DeliveriesAnswer, DeliveriesQuery, Delivery } from '@planet-heroes/contracts/areas/webhooks/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';

/** A company's messages with their attempts, newest first. */
export async function readDeliveries(database: Queryable, companyId: string, { status, limit }: DeliveriesQuery): Promise<DeliveriesAnswer> {
  const deliveries = await database.query<Delivery>(
    `select id, type, state as status, ${utcText('created_at')} as "createdAt", ${utcText('next_attempt_at')} as "nextAttemptAt",
            coalesce((select json_agg(json_build_object('number', number, 'at', ${utcText('attempted_at')}, 'statusCode', status_code,
                        'error', error, 'response', response, 'durationMs', duration_ms) order by number)
                      from webhook_attempt where delivery_id = delivery.id), '[]') as attempts
     from webhook_delivery as delivery where company_id = $1 and ($2::text is null or state = $2) order by created_at desc, id desc limit $3`,
    [companyId, status ?? null, limit],
  );
  return { deliveries };
}

export function unknownDelivery(deliveryId: string): AppError {
  return new AppError('unknown_delivery', `There is no message "${deliveryId}".`, { deliveryId });
}
