import type { InferEntity } from '@mikro-orm/core';
import { sql } from 'kysely';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { latinName } from '@planet-heroes/contracts/kernel/text/latin-name';
import type { OperatorCompany, PaymentMethod as MethodView } from '@planet-heroes/contracts/areas/companies/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { lockCompany, tellCompanyChanged } from './change-company.js';
import { PaymentMethod } from './payment-method.entity.js';
import { unknownItem } from './read-company.js';

type Method = InferEntity<typeof PaymentMethod>;

/** As its columns are named: its entity is of an area above. */
interface OrderTransfer {
  company_id: string;
  account: string;
  holder: string;
  state: string;
  reference: string;
  owed_at: Date;
}

/** How a company is paid, the default first, and what the bank sent back. */
export async function readPaymentMethods(database: Queryable, companyId: string): Promise<MethodView[]> {
  return (await listMethods(database, companyId)).map(({ view }) => view);
}

/** The same for the desk. */
export async function readOperatorMethods(
  database: Queryable,
  companyId: string,
): Promise<OperatorCompany['paymentMethods']> {
  return (await listMethods(database, companyId)).map(({ view, hasAccount }) => ({ ...view, hasAccount }));
}

async function listMethods(
  database: Queryable,
  companyId: string,
): Promise<{ view: MethodView; hasAccount: boolean }[]> {
  const [methods, sentBack] = await Promise.all([methodsOf(database, companyId), sentBackFrom(database, companyId)]);
  return methods.map((method) => {
    const reason = sentBack.get(method.id);
    return {
      view: { ...asView(method), ...(reason !== undefined && { sentBack: { reason } }) },
      hasAccount: method.sealedIban !== null,
    };
  });
}

/**
 * Why the bank sent payments of unpaid orders back, by method: its number as far as it is shown, and its holder. Asked
 * by name: the area of orders builds upon this one.
 */
async function sentBackFrom(database: Queryable, companyId: string): Promise<Map<string, string>> {
  const rows = await database.tables<typeof PaymentMethod>().selectFrom('payment_method as method')
    .innerJoin(sql<OrderTransfer>`order_payout`.as('back'), (join) =>
      join.onRef('back.company_id', '=', 'method.companyId').onRef('back.account', '=', 'method.details')
        .on(({ eb, fn }) => eb(fn('lower', ['back.holder']), '=', fn('lower', ['method.holder']))))
    .select(['method.id', 'back.reference'])
    .where('method.companyId', '=', companyId).where('back.state', '=', 'returned').orderBy('back.owed_at').execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

function methodsOf(database: Queryable, companyId: string) {
  return database.tables<typeof PaymentMethod>().selectFrom('payment_method').selectAll()
    .where('companyId', '=', companyId).orderBy('isDefault', 'desc').orderBy('createdAt').orderBy('id').execute();
}

/**
 * Add Payment Method: pending until the desk has verified it, and no default before. The first one is the default then.
 * Throws `latin_name_required`.
 */
export const addPaymentMethod = transactionalHandler<'add-payment-method'>(
  async ({ companyId, isDefault, sealedIban, holder: given, ...details }, transaction, context) => {
    const { name } = await lockCompany(transaction, companyId);
    const holder = given || name;
    if (sealedIban !== undefined && latinName(holder) === undefined) {
      throw new AppError(
        'latin_name_required',
        'Banks take names in Latin letters alone: give the account holder’s name as the bank has it.',
        { field: 'holder' },
      );
    }
    const others = await transaction.em.count(PaymentMethod, { companyId });
    const method = transaction.em.create(PaymentMethod, {
      id: context.commandId,
      companyId,
      ...details,
      ...(sealedIban !== undefined && { holder, sealedIban }),
      isDefault: false,
      defaultOnceVerified: isDefault || others === 0,
      status: 'pending',
      createdAt: context.now,
    });
    return {
      result: asView(method),
      transactionId: await tellCompanyChanged(transaction, companyId, 'payment-methods', context),
    };
  },
);

/**
 * Renames a payment method or makes it the default. Throws `unknown_item`, or `payment_method_unverified` for a default
 * that is pending.
 */
export const updatePaymentMethod = transactionalHandler<'update-payment-method'>(
  async ({ companyId, methodId, name, isDefault }, transaction, context) => {
    await lockCompany(transaction, companyId);
    const method = await findMethod(transaction, companyId, methodId);
    if (isDefault && method.status !== 'verified') {
      throw new AppError(
        'payment_method_unverified',
        `${method.name} is pending until our desk has verified it.`,
        { methodId },
      );
    }
    method.name = name ?? method.name;
    if (isDefault) await makeDefault(transaction, method);
    return {
      result: asView(method),
      transactionId: await tellCompanyChanged(transaction, companyId, 'payment-methods', context),
    };
  },
);

/**
 * The desk has seen that the account is the company's, which may have wanted it as its default. Throws `unknown_item`.
 */
export const verifyPaymentMethod = transactionalHandler<'verify-payment-method'>(
  async ({ companyId, methodId }, transaction, context) => {
    await lockCompany(transaction, companyId);
    const method = await findMethod(transaction, companyId, methodId);
    const becomesDefault = method.status === 'pending' && method.defaultOnceVerified;
    method.status = 'verified';
    if (becomesDefault) await makeDefault(transaction, method);
    return {
      result: asView(method),
      transactionId: await tellCompanyChanged(transaction, companyId, 'payment-methods', context),
    };
  },
);

/**
 * Removes a payment method; where it was the default, the oldest verified one of the others is. Throws `unknown_item`.
 */
export const removePaymentMethod = transactionalHandler<'remove-payment-method'>(
  async ({ companyId, methodId }, transaction, context) => {
    await lockCompany(transaction, companyId);
    const method = await findMethod(transaction, companyId, methodId);
    await transaction.em.remove(method).flush();
    if (method.isDefault) {
      const [oldest] = await transaction.em.find(
        PaymentMethod,
        { companyId, status: 'verified' },
        { orderBy: { createdAt: 'asc', id: 'asc' }, limit: 1 },
      );
      if (oldest) oldest.isDefault = true;
    }
    return {
      result: { id: methodId },
      transactionId: await tellCompanyChanged(transaction, companyId, 'payment-methods', context),
    };
  },
);

/** One as it is kept, its IBAN sealed. Throws `unknown_item`. */
export async function readPaymentMethod(database: Queryable, companyId: string, id: string) {
  const method = await database.tables<typeof PaymentMethod>().selectFrom('payment_method')
    .select(['holder', 'details', 'sealedIban']).where('companyId', '=', companyId).where('id', '=', id)
    .executeTakeFirst();
  if (!method) throw unknownItem('payment method', id);
  return method;
}

/** There is one default at any moment: the one before goes first. */
async function makeDefault({ em }: Transaction, method: Method): Promise<void> {
  const before = await em.find(PaymentMethod, { companyId: method.companyId, isDefault: true, id: { $ne: method.id } });
  for (const other of before) other.isDefault = false;
  await em.flush();
  method.isDefault = true;
}

async function findMethod({ em }: Transaction, companyId: string, id: string): Promise<Method> {
  const method = await em.findOne(PaymentMethod, { companyId, id });
  if (!method) throw unknownItem('payment method', id);
  return method;
}

function asView({ id, type, name, details, isDefault, status, defaultOnceVerified }: Method): MethodView {
  const becomesDefault = status === 'pending' && defaultOnceVerified;
  return { id, type, name, details, isDefault, status, ...(becomesDefault && { becomesDefault }) };
}
