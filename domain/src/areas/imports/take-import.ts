import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { NotNull } from 'kysely';
import type { Told } from '../../kernel/commands/command-activity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { findCompany, findMember, shortId } from '../companies/companies.area.js';
import { requestQuote } from '../quotes/quotes.area.js';
import type { CsvImport, CsvImportRow } from './csv-import.entity.js';
import { asImportSummary, unknownImport } from './read-imports.js';

/**
 * Makes a quote of an import's accepted rows after its company was asked. Throws `unknown_import`, or
 * `illegal_transition` where it is still checked or has none.
 */
export const takeImport = transactionalHandler<'take-import'>(
  async ({ importId, companyId, userId }, transaction, { commandId, now }) => {
    const imports = transaction.tables<typeof CsvImport>();
    const found = await imports.selectFrom('csv_import').selectAll()
      .where('id', '=', importId).where('companyId', '=', companyId).forUpdate().executeTakeFirst();
    if (!found) throw unknownImport(importId);
    if (found.quoteId) return { result: asImportSummary(found), transactionId: undefined };
    if (found.state !== 'completed' || found.accepted === 0) {
      const why = found.state === 'completed' ? 'has no accepted rows to ask about' : 'is still being checked';
      throw new AppError('illegal_transition', `Import ${importId} ${why}.`, { from: found.state, legal: [] });
    }
    const told = { cause: commandId, time: now };
    const { quoteId, events } = await askForQuote(transaction, { id: importId, companyId, userId }, told);
    const taken = asImportSummary(await imports.updateTable('csv_import').set({ quoteId })
      .where('id', '=', importId).returningAll().executeTakeFirstOrThrow());
    events.push({ type: 'import.completed', subject: importId, ...told, data: { companyId, import: taken } });
    return { result: taken, transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * Asks for a quote for an import's accepted rows, equal devices together; for none where nothing was accepted. Its
 * contact is the member who acts; without one its name stays empty.
 */
export async function askForQuote(
  transaction: Transaction,
  { id, companyId, userId }: { id: string; companyId: string; userId?: string | undefined },
  told: Told,
): Promise<{ quoteId: string | null; events: NewEvent[] }> {
  const devices = await transaction.tables<typeof CsvImportRow>()
    .selectFrom('csv_import_row')
    .where('importId', '=', id)
    .where('state', '=', 'accepted')
    .select(({ fn }) => ['model', 'condition', fn.sum<number>('quantity').as('quantity')])
    .$narrowType<{ model: NotNull; condition: NotNull }>()
    .groupBy(['model', 'condition']).orderBy(({ fn }) => fn.min('number')).execute();
  const serials = await transaction.tables<typeof CsvImportRow>()
    .selectFrom('csv_import_row')
    .select(['model', 'condition', 'serial'])
    .where('importId', '=', id).where('state', '=', 'accepted').where('serial', 'is not', null)
    .$narrowType<{ model: NotNull; condition: NotNull; serial: NotNull }>()
    .orderBy('number').execute();
  if (devices.length === 0) return { quoteId: null, events: [] };
  const quoteId = shortId('Q', id);
  const { name, email, phone } = await findCompany(transaction, companyId);
  const member = userId === undefined ? undefined : await findMember(transaction, companyId, userId);
  const { events } = await requestQuote(transaction, {
    quoteId,
    companyId,
    companyName: name,
    contactName: member?.name ?? '',
    email: member?.email ?? email,
    phone,
    urgency: 'week',
    source: 'import',
    devices,
    serials,
    importId: id,
    ...told,
  });
  return { quoteId, events };
}
