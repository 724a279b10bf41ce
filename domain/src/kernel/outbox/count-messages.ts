import { sql } from 'kysely';
import { MESSAGE_CHANNELS, type MessageReport } from '@planet-heroes/contracts/kernel/outbox/message-report';
import { oldestSeconds } from '../backlog/read-backlogs.js';
import { instanceTime } from '../clock/read-clock.js';
import type { Queryable } from '../database/database.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/**
 * The messages of each channel that should have gone out by now, and those of the last day that failed. The age counts
 * from the message's creation: each attempt that fails puts off the time when it is due.
 */
export async function countMessages(database: Queryable): Promise<MessageReport[]> {
  const counted = await database.tables<typeof OutboxMessage>().selectFrom('outbox_message')
    .select(({ ref }) => [
      'channel',
      sql<number>`count(*) filter (where ${ref('state')} = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where ${ref('state')} = 'sending')`.as('sending'),
      sql<number>`count(*) filter (where ${ref('state')} = 'failed')`.as('failed'),
      oldestSeconds(
        sql<Date>`case when ${ref('state')} <> 'failed' then ${ref('createdAt')} end`,
        sql<Date>`(${instanceTime(database)})`,
      ).as('oldestSeconds'),
    ])
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('state', 'in', ['waiting', 'sending']),
          or([eb('attempts', '>', 0), eb('dueAt', '<=', instanceTime(database))]),
        ]),
        and([
          eb('state', '=', 'failed'),
          eb('createdAt', '>', sql<Date>`(${instanceTime(database)}) - interval '1 day'`),
        ]),
      ])
    )
    .groupBy('channel').execute();
  return MESSAGE_CHANNELS.map((channel) => ({
    waiting: 0, sending: 0, failed: 0, oldestSeconds: 0, ...counted.find((row) => row.channel === channel), channel,
  }));
}
