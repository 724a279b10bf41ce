import { memo, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden';
import { RollingDigit } from './rolling-digit';

interface RollingNumberProps {
  value: number;
  format: (value: number) => string;
}

/**
 * A figure whose digits roll when it changes. Assistive technology reads the plain text and is told of no change.
 * Our display face has no tabular figures: around a number in it, set `--digit-width` to 1ch.
 */
export const RollingNumber = memo(function RollingNumber({ value, format }: RollingNumberProps) {
  const [last, setLast] = useState({ value, isRising: true });
  if (last.value !== value) setLast({ value, isRising: value > last.value });
  const text = format(value);
  // Keyed from the end, so that the units stay the units when the number grows by a digit.
  const characters = [...text].map((character, index) => ({ character, key: text.length - index }));
  return (
    <span className="whitespace-nowrap lining-nums tabular-nums">
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {characters.map(({ character, key }) =>
          /\d/.test(character) ? (
            <RollingDigit key={key} digit={character} isRising={last.isRising} />
          ) : (
            <span key={key}>{character}</span>
          ),
        )}
      </span>
    </span>
  );
});
