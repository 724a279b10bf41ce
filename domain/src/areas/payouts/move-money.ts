import type { Transaction } from '../../kernel/database/database.js';
import { postEntries } from '../../kernel/ledger/post-entries.statement.js';

/** The accounts of money, in fils, in the ledger that points are booked in too. */
const money = {
  issuer: 'issuer:trade-money',
  credit: (heroId: string) => `fils:${heroId}:credit`,
  owed: (heroId: string) => `fils:${heroId}:owed`,
  paid: 'fils:bank:paid',
  spent: 'fils:shop:spent',
};

/** Every way in which money moves. */
const RULES = {
  /** A phone is paid with credit. */
  credit: { from: () => money.issuer, to: money.credit },
  /** A phone is to be paid by a transfer. */
  owe: { from: () => money.issuer, to: money.owed },
  /** What was to be transferred becomes credit after all. */
  convert: { from: money.owed, to: money.credit },
  /** The transfer is done. */
  pay: { from: money.owed, to: () => money.paid },
  /** Credit, or what was to be transferred, is taken back with its trade-in. */
  'withdraw-credit': { from: money.credit, to: () => money.issuer },
  'withdraw-owed': { from: money.owed, to: () => money.issuer },
  /** Credit becomes a code. */
  spend: { from: money.credit, to: () => money.spent },
  /** A code becomes credit again. */
  unspend: { from: () => money.spent, to: money.credit },
  /** Credit, or what is to be transferred, goes along with a hero who is merged into another. */
  'bring-credit': { from: money.credit, to: money.credit },
  'bring-owed': { from: money.owed, to: money.owed },
};

/** One movement of money, fils. `cause` and kind together are its own: none is booked twice. */
export interface MoneyMovement {
  kind: keyof typeof RULES;
  heroId: string;
  /** Whose it was, where it was another hero’s. */
  from?: string;
  amountFils: number;
  cause: string;
  reason: string;
  time: Date;
}

/** Records movements of money. */
export async function moveMoney(transaction: Transaction, movements: readonly MoneyMovement[]): Promise<void> {
  const entries = movements.map(({ kind, heroId, from = heroId, amountFils, cause, reason, time }) => ({
    debitAccount: RULES[kind].from(from),
    creditAccount: RULES[kind].to(heroId),
    amount: amountFils,
    rule: `money-${kind}`,
    cause,
    heroId,
    reason,
    occurredAt: time,
  }));
  if (entries.length > 0) await transaction.queryTogether([postEntries(entries)]);
}
