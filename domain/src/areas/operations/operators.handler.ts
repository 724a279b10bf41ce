import { type InferEntity, LockMode } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { OperatorView } from '@planet-heroes/contracts/areas/operations/operators';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { givenFields } from '../../kernel/database/given-fields.js';
import { Operator } from '../../kernel/operators/operator.entities.js';

/** Adds an operator. The first is an admin who is a person. Throws `already_registered` or `last_admin`. */
export const addOperator = transactionalHandler<'add-operator'>(
  async ({ name, email = null, roles, keyHash = null, by, byId }, transaction, { commandId, now }) => {
    if (email && (await transaction.em.findOne(Operator, { email })))
      throw new AppError('already_registered', 'There is an operator with this address already.');
    const operator = transaction.em.create(Operator, {
      id: commandId, name, email, keyHash: email ? null : keyHash, roles: [...new Set(roles)], createdAt: now,
      createdBy: by, createdById: byId ?? null,
    });
    await assertAnAdmin(
      transaction, 'An active admin who is a person is needed first: add that one, then machines and others.',
    );
    return { result: asView(operator), transactionId: undefined };
  },
);

/** Changes roles, or takes an operator off. Throws `unknown_item` or `last_admin`. */
export const changeOperator = transactionalHandler<'change-operator'>(
  async ({ operatorId, ...changes }, transaction) => {
    await lockPeople(transaction);
    const operator = await transaction.em.findOne(Operator, operatorId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!operator) throw new AppError('unknown_item', `There is no operator "${operatorId}".`);
    transaction.em.assign(operator, givenFields(changes));
    await assertAnAdmin(
      transaction, 'There is always an active admin who is a person. Make somebody else one first.',
    );
    return { result: asView(operator), transactionId: undefined };
  },
);

/** Of two admins who are taken off at once, the second is the last: all are locked first, and in one order. */
async function lockPeople(transaction: Transaction): Promise<void> {
  await transaction.tables<typeof Operator>().selectFrom('operator').select('id')
    .where('email', 'is not', null).orderBy('id').forUpdate().execute();
}

async function assertAnAdmin(transaction: Transaction, refusal: string): Promise<void> {
  await transaction.em.flush();
  const people = await transaction.em.find(Operator, { active: true, email: { $ne: null } });
  if (people.some(({ roles }) => roles.includes('admin'))) return;
  throw new AppError('last_admin', refusal);
}

function asView(operator: InferEntity<typeof Operator>): OperatorView {
  const { id, name, email = null, roles, active, createdAt } = operator;
  return { id, name, email, roles, active, createdAt: createdAt.toISOString() };
}
