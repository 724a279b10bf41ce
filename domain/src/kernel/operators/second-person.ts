import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../database/database.js';
import type { Operator } from './operator.entities.js';

/**
 * Two people let something happen: throws `second_person_required` where the one who approves it proposed it, or where
 * the same operator stands behind both, since a key acts for the operator who issued it.
 */
export async function assertSecondPerson(
  database: Queryable,
  thing: string,
  proposedById: string,
  by: { id: string; name: string },
): Promise<void> {
  const other = 'Somebody else has to approve it.';
  if (proposedById === by.id) throw new AppError('second_person_required', `${by.name} proposed this ${thing}. ${other}`);
  if ((await issuerOf(database, proposedById)) !== (await issuerOf(database, by.id))) return;
  const text = `The same operator stands behind who proposed this ${thing} and who approves it: a key counts as the `
    + `operator who issued it. ${other}`;
  throw new AppError('second_person_required', text);
}

/** The person, or the start token, that a key goes back to; keys whose issuer nobody noted count as one operator’s. */
async function issuerOf(database: Queryable, operatorId: string): Promise<string | null> {
  const found = await database.tables<typeof Operator>().selectFrom('operator').select(['email', 'createdById'])
    .where('id', '=', operatorId).executeTakeFirst();
  if (!found || found.email !== null) return operatorId;
  return found.createdById === null ? null : issuerOf(database, found.createdById);
}
