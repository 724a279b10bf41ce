import { filsOf, wholeNumberOf } from '@planet-heroes/contracts/kernel/text/plain-digits';

/** How a number is typed: as text, since a browser's own field reads "1.000" as 1 and turns with the wheel. */
export const wholeTyping = { inputMode: 'numeric', dir: 'ltr' } as const;
export const amountTyping = { inputMode: 'decimal', dir: 'ltr' } as const;

/** How a form reads a whole number; NaN where it is none, undefined where nothing stands. */
export const asWhole = { setValueAs: (typed: unknown) => read(typed, wholeNumberOf) };
/** How a form reads dirhams. */
export const asDirhams = { setValueAs: (typed: unknown) => read(typed, (text) => (filsOf(text) ?? Number.NaN) / 100) };

function read(typed: unknown, numberOf: (text: string) => number | undefined): unknown {
  if (typeof typed !== 'string') return typed;
  return typed.trim() === '' ? undefined : (numberOf(typed) ?? Number.NaN);
}
