import type { LedgerLine } from '@planet-heroes/contracts/areas/heroes/schemas';

/** What a line of the ledger did, derived from the accounts that the points came from and went to. */
export type LedgerMovement =
  | 'earned' | 'promised' | 'credited' | 'withdrawn' | 'held' | 'spent' | 'returned' | 'takenBack' | 'spentTakenBack'
  | 'heldTakenBack' | 'repaid' | 'uncountedTakenBack' | 'moved';

const MOVEMENTS: Readonly<Record<string, LedgerMovement>> = {
  'issuer available': 'earned',
  'challenge available': 'earned',
  'issuer pending': 'promised',
  'pending available': 'credited',
  'pending issuer': 'withdrawn',
  'available held': 'held',
  'held reward': 'spent',
  'held available': 'returned',
  'available reversed': 'takenBack',
  'issuer reversed': 'spentTakenBack',
  'owed reversed': 'heldTakenBack',
  'held owed': 'repaid',
  'issuer owed': 'spentTakenBack',
  'issuer uncounted': 'uncountedTakenBack',
};

/** The kind of a line. A movement that is not known yet is still shown, as one. */
export function movementOf({ from, to }: Pick<LedgerLine, 'from' | 'to'>): LedgerMovement {
  return MOVEMENTS[`${from} ${to}`] ?? 'moved';
}

/** The change of the available points with its sign: +25, −800, or ±0 where they stayed. */
export function signed(change: number, format: (value: number) => string): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return sign + format(Math.abs(change));
}
