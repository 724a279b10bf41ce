import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AuditQuery } from '@planet-heroes/contracts/kernel/operators/audit';
import type { OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { containsText } from '../database/contains-text.js';
import type { Queryable, Row } from '../database/database.js';
import type { AuditEntry, Operator } from './operator.entities.js';

const KEY_PREFIX = 'pho_';
/** Of a body, no more than this goes into the audit log. PostgreSQL refuses half a character in JSON. */
const MAX_DETAIL = 200;
/** What a body says of people is not copied: the subject's id leads there. */
const PERSONAL = new Set([
  'name', 'email', 'phone', 'address', 'account', 'contactName', 'data', 'apiKey', 'reasonText', 'pickupAddress',
  'pickupContact', 'specialInstructions',
]);

/** The operator who acts. */
export interface ActingOperator {
  id: string;
  name: string;
  email: string | null;
  roles: readonly OperatorRole[];
  signedInAt: Date | null;
}

/** A key for a machine; only its hash is kept. The same key and nonce make the same one, and nobody else can. */
export function keyOfOperator(secret: string, repetition: string | undefined): { key: string; keyHash: string } {
  const ownSecret = createHmac('sha256', secret).update('operator-key').digest();
  const drawn = repetition === undefined
    ? randomBytes(32)
    : createHmac('sha256', ownSecret).update(repetition).digest();
  const key = KEY_PREFIX + drawn.toString('base64url');
  return { key, keyHash: hashOfOperatorKey(key) };
}

export function hashOfOperatorKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The active operator of a key, or of the account that a session is signed in to. */
export async function findOperator(
  database: Queryable,
  by: { key: string } | { email: string },
): Promise<ActingOperator | undefined> {
  const found = database.tables<typeof Operator>().selectFrom('operator').select(['id', 'name', 'email', 'roles', 'signedInAt'])
    .where('active', '=', true);
  return 'key' in by
    ? found.where('keyHash', '=', hashOfOperatorKey(by.key)).executeTakeFirst()
    : found.where('email', '=', by.email.toLowerCase()).executeTakeFirst();
}

/** Whether an admin has ever signed in: the start token opens nothing from then on. */
export async function hasAdminSignedIn(database: Queryable): Promise<boolean> {
  const found = await database.tables<typeof Operator>().selectFrom('operator').select('id')
    .where('signedInAt', 'is not', null).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Notes that an admin signed in for the first time. */
export async function noteSignedIn(database: Queryable, operatorId: string, at: Date): Promise<void> {
  await database.tables<typeof Operator>().updateTable('operator').set({ signedInAt: at })
    .where('id', '=', operatorId).where('signedInAt', 'is', null).execute();
}

/** Adds a person, or gives the one of this address the name and the roles, from the machine itself. */
export async function setOperator(
  database: Queryable,
  { id, email, name, roles }: { id: string; email: string; name: string; roles: readonly OperatorRole[] },
  now: Date,
): Promise<void> {
  const set = { name, roles: [...roles], active: true };
  await database.tables<typeof Operator>().insertInto('operator')
    .values({ ...set, id, email: email.toLowerCase(), createdAt: now, createdBy: 'command line' })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(set))
    .execute();
}

/** Every operator, by name. */
export async function readOperators(database: Queryable) {
  const operators = await database.tables<typeof Operator>().selectFrom('operator')
    .select(['id', 'name', 'email', 'roles', 'active', 'createdAt']).orderBy('name').orderBy('id').execute();
  return operators.map(({ createdAt, ...operator }) => ({ ...operator, createdAt: createdAt.toISOString() }));
}

export interface AuditedCall {
  operator: Pick<ActingOperator, 'id' | 'name'>;
  call: string;
  params: Readonly<Record<string, unknown>>;
  body: unknown;
  status: number;
  requestId: string;
  /** The command that did it, where one did. */
  commandId?: string | undefined;
}

/** Writes down what an operator did. */
export async function writeAudit(database: Queryable, audited: AuditedCall, at: Date): Promise<void> {
  const { operator, call, params, body, status, requestId, commandId } = audited;
  await database.tables<typeof AuditEntry>().insertInto('audit_entry').values({
    at,
    operatorId: operator.id,
    operator: operator.name,
    call,
    subject: Object.values(params).join(' '),
    details: { ...detailsOf(body), ...(commandId !== undefined && { commandId }) },
    status,
    requestId,
  }).execute();
}

/** A page of what operators did, newest first. */
export async function readAudit(
  database: Queryable,
  { search, operatorId, call, from, to, before, limit }: AuditQuery,
) {
  let wanted = database.tables<typeof AuditEntry>().selectFrom('audit_entry').selectAll()
    .orderBy('id', 'desc').limit(limit + 1);
  if (before !== undefined) wanted = wanted.where('id', '<', before);
  if (operatorId !== undefined) wanted = wanted.where('operatorId', '=', operatorId);
  if (call !== undefined) wanted = wanted.where('call', '=', call);
  if (from !== undefined) wanted = wanted.where('at', '>=', new Date(from));
  if (to !== undefined) wanted = wanted.where('at', '<', new Date(to));
  if (search !== undefined) {
    wanted = wanted.where(({ cast, ref }) =>
      containsText([ref('operator'), ref('call'), ref('subject'), cast<string>('details', 'text')], search));
  }
  return auditPageOf(await wanted.execute(), limit);
}

/** A page of what operators did, of which one entry more than `limit` was read. Ids arrive as numbers. */
export function auditPageOf(rows: readonly Row<typeof AuditEntry>[], limit: number) {
  const entries = rows.slice(0, limit).map(({ id, at, ...entry }) => ({
    ...entry, id: String(id), at: at.toISOString(),
  }));
  return { entries, next: rows.length > limit ? entries.at(-1)!.id : null };
}

/** The plain values of a body, but for those that say who somebody is. */
function detailsOf(body: unknown): Record<string, unknown> {
  if (Array.isArray(body)) return { count: body.length };
  if (typeof body !== 'object' || body === null) return {};
  const details: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (PERSONAL.has(name)) continue;
    if (typeof value === 'string') details[name] = value.slice(0, MAX_DETAIL).toWellFormed();
    else if (typeof value === 'number' || typeof value === 'boolean') details[name] = value;
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      details[name] = value.slice(0, 20).map((each) => each.slice(0, 40).toWellFormed());
  }
  return details;
}
