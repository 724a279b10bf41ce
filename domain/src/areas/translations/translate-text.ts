import { hash } from 'node:crypto';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { listOfferedTexts } from './read-translations.js';
import type { TextTranslation } from './text-translation.entity.js';

/**
 * An operator writes a text of an offer in Arabic, or takes the Arabic back; what is so already stays. Throws
 * `unknown_text`.
 */
export const translateText = transactionalHandler<'translate-text'>(
  async ({ english, arabic }, transaction, { commandId: cause, now: time }) => {
    const data = { english, arabic };
    const digest = hash('sha256', english);
    const isNew = arabic === null
      ? await takeBack(transaction, digest)
      : await keep(transaction, { digest, english, arabic, translatedAt: time });
    const event = { type: 'text.translated' as const, subject: digest, cause, time, data };
    return { result: data, transactionId: await appendEvents(transaction, isNew ? [event] : []) };
  },
);

async function keep(transaction: Transaction, row: Row<typeof TextTranslation>): Promise<boolean> {
  const offered = await listOfferedTexts(transaction);
  if (!offered.some(({ english }) => english === row.english))
    throw new AppError('unknown_text', 'No offer on the lists has this English text. Copy it as it stands there.');
  const { arabic, translatedAt } = row;
  const kept = await transaction.tables<typeof TextTranslation>().insertInto('text_translation').values(row)
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet({ arabic, translatedAt }).where('text_translation.arabic', '<>', arabic)
    )
    .returning('digest').executeTakeFirst();
  return kept !== undefined;
}

async function takeBack(transaction: Transaction, digest: string): Promise<boolean> {
  const gone = await transaction.tables<typeof TextTranslation>().deleteFrom('text_translation')
    .where('digest', '=', digest).returning('digest').executeTakeFirst();
  return gone !== undefined;
}
