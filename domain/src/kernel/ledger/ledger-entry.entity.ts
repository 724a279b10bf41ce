import { defineEntity, p } from '@mikro-orm/core';

/**
 * One movement of points from one account to another. An entry names both sides, so the ledger cannot be out of
 * balance; (cause, rule, hero) is unique, so nothing is paid twice.
 */
export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  properties: {
    id: p.uuid().primary(),
    debitAccount: p.text(),
    creditAccount: p.text(),
    amount: p.bigint('number'),
    rule: p.text(),
    cause: p.text(),
    heroId: p.text(),
    reason: p.text(),
    occurredAt: p.datetime().columnType('timestamptz(3)'),
    recordedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
  uniques: [{ name: 'ledger_entry_once', properties: ['cause', 'rule', 'heroId'] }],
  indexes: [{ name: 'ledger_entry_hero', properties: ['heroId', 'occurredAt'] }],
});
