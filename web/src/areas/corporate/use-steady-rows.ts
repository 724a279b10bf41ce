import { useState } from 'react';
import { steadyRows } from './steady-rows';

interface Versioned {
  id: string;
  version: number;
}

interface SteadyRows<T> {
  rows: readonly T[] | undefined;
  /** How many have come since, and are not shown. */
  waiting: number;
  /** Shows them. */
  take: () => void;
}

/**
 * A live list that does not move under a reader's eyes: while it `isRead` and its `question` is the same, rows keep
 * their places.
 */
export function useSteadyRows<T extends Versioned>(
  fresh: readonly T[] | undefined,
  { told, question, isRead }: { told: readonly T[] | undefined; question: string; isRead: boolean },
): SteadyRows<T> {
  const [shown, setShown] = useState({ question, rows: fresh });
  const isHeld = isRead && shown.question === question && shown.rows !== undefined && fresh !== undefined;
  const { rows, waiting } = isHeld ? steadyRows(shown.rows!, fresh, told) : { rows: fresh, waiting: 0 };
  if (shown.question !== question || !areSame(rows, shown.rows)) setShown({ question, rows });
  return { rows, waiting, take: () => setShown({ question, rows: fresh }) };
}

function areSame<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean {
  return one?.length === other?.length && (one?.every((row, index) => row === other![index]) ?? true);
}
