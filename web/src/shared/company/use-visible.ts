import { useState } from 'react';

const STEP = 8;

interface Visible<T> {
  items: readonly T[];
  /** Shows some more; undefined where all are shown. */
  more: (() => void) | undefined;
}

/** The beginning of a long list, down to the item that a link names, and a way to see more of it. */
export function useVisible<T extends { id: string }>(all: readonly T[], namedId: string | undefined): Visible<T> {
  const [count, setCount] = useState(STEP);
  const shown = Math.max(count, all.findIndex(({ id }) => id === namedId) + 1);
  return { items: all.slice(0, shown), more: shown < all.length ? () => setCount(shown + STEP) : undefined };
}
