import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { readPaymentMethod, unknownItem } from './read-company.js';

/** Add Payment Method: pending until the desk has verified it, and no default before. The first one is the default then. */
export const addPaymentMethod = transactionalHandler<'add-payment-method'>(async (payload, transaction, context) => {
  const { companyId, type, name, details, isDefault } = payload;
  const methodId = context.commandId;
  await lockCompany(transaction, companyId);
  const others = await transaction.query('select from payment_method where company_id = $1 limit 1', [companyId]);
  await transaction.query(
    `insert into payment_method (id, company_id, type, name, details, is_default, default_once_verified, status, created_at)
     values ($1, $2, $3, $4, $5, false, $6, 'pending', $7)`,
    [methodId, companyId, type, name, details, isDefault || others.length === 0, context.now.toISOString()],
  );
  const transactionId = await tellCompanyChanged(transaction, companyId, 'payment-methods', context);
  return { result: await readPaymentMethod(transaction, companyId, methodId), transactionId };
});

/** Renames a payment method or makes it the default. Throws `unknown_item`, or `payment_method_unverified` for a default that is pending. */
export const updatePaymentMethod = transactionalHandler<'update-payment-method'>(async ({ companyId, methodId, name, isDefault }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const method = await readPaymentMethod(transaction, companyId, methodId);
  if (isDefault && method.status !== 'verified') {
    throw new AppError('payment_method_unverified', `${method.name} is pending until our desk has verified it.`, { methodId });
  }
  await transaction.query('update payment_method set name = coalesce($2, name) where id = $1', [methodId, name ?? null]);
  if (isDefault) await makeDefault(transaction, companyId, methodId);
  const transactionId = await tellCompanyChanged(transaction, companyId, 'payment-methods', context);
  return { result: await readPaymentMethod(transaction, companyId, methodId), transactionId };
});

/** The desk has seen that the account is the company's, which may have wanted it as its default. Throws `unknown_item`. */
export const verifyPaymentMethod = transactionalHandler<'verify-payment-method'>(async ({ companyId, methodId }, transaction, context) => {
  await lockCompany(transaction, companyId);
  await readPaymentMethod(transaction, companyId, methodId);
  const [verified] = await transaction.query<{ wanted: boolean }>(
    `with method as (select id, status = 'pending' and default_once_verified as wanted from payment_method where id = $1)
     update payment_method set status = 'verified' from method where payment_method.id = method.id returning method.wanted`,
    [methodId],
  );
  if (verified!.wanted) await makeDefault(transaction, companyId, methodId);
  const transactionId = await tellCompanyChanged(transaction, companyId, 'payment-methods', context);
  return { result: await readPaymentMethod(transaction, companyId, methodId), transactionId };
});

/** Removes a payment method; where it was the default, the oldest verified one of the others is. Throws `unknown_item`. */
export const removePaymentMethod = transactionalHandler<'remove-payment-method'>(async ({ companyId, methodId }, transaction, context) => {
  await lockCompany(transaction, companyId);
  const [removed] = await transaction.query<{ was_default: boolean }>(
    'delete from payment_method where company_id = $1 and id = $2 returning is_default as was_default',
    [companyId, methodId],
  );
  if (!removed) throw unknownItem('payment method', methodId);
  if (removed.was_default) {
    const [oldest] = await transaction.query<{ id: string }>(
      `select id from payment_method where company_id = $1 and status = 'verified' order by created_at, id limit 1`,
      [companyId],
    );
    if (oldest) await makeDefault(transaction, companyId, oldest.id);
  }
  return { result: { id: methodId }, transactionId: await tellCompanyChanged(transaction, companyId, 'payment-methods', context) };
});

async function makeDefault(transaction: Queryable, companyId: string, methodId: string): Promise<void> {
  await transaction.query('update payment_method set is_default = false where company_id = $1 and is_default and id <> $2', [companyId, methodId]);
  await transaction.query('update payment_method set is_default = true where id = $1', [methodId]);
}
