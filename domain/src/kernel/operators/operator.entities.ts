import { defineEntity, p } from '@mikro-orm/core';
import type { OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';

/** Somebody who operates the instance: a person, who signs in with the address, or a machine, which has a key. */
export const Operator = defineEntity({
  name: 'Operator',
  tableName: 'operator',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    email: p.text().nullable(),
    /** The SHA-256 of a machine's key. */
    keyHash: p.text().nullable(),
    roles: p.array<OperatorRole>(),
    active: p.boolean().default(true),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    createdBy: p.text(),
    /** The operator’s id; null from the command line, and where an earlier version noted the name alone. */
    createdById: p.text().nullable(),
    /** When the person first used the operators' pages as an admin: the start token ends with the first of these. */
    signedInAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  uniques: [{ name: 'operator_email', properties: ['email'] }, { name: 'operator_key', properties: ['keyHash'] }],
});

/** One thing that an operator did. The database lets nobody change or remove it. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    at: p.datetime().columnType('timestamptz(3)'),
    operatorId: p.text(),
    operator: p.text(),
    /** The call, as the contracts name it. */
    call: p.text(),
    /** What it was about: the values in the path. */
    subject: p.text(),
    details: p.json<Record<string, unknown>>(),
    status: p.integer(),
    requestId: p.text(),
  },
});
