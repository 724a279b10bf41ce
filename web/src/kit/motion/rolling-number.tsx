import { memo, useState } from 'react';
import { useLocale } from '../../kernel/i18n/locale';
import { VisuallyHidden } from '../visually-hidden';
import { RollingDigit } from './rolling-digit';

interface RollingNumberProps {
  value: number;
  format: (value: number) => string;
}

// The same with and without boxes around the digits, which would stand nearer to a comma without them.
const FIGURES = 'whitespace-nowrap lining-nums tabular-nums [font-kerning:none]';

/**
 * A figure whose digits roll when it changes; until then it is plain text, for a board has hundreds. Assistive
 * technology reads the plain text and gets no announcements.
 */
export const RollingNumber = memo(function RollingNumber({ value, format }: RollingNumberProps) {
  useLocale();
  const [shown, setShown] = useState<{ value: number; before?: number }>({ value });
  if (shown.value !== value) setShown({ value, before: shown.value });
  const text = format(value);
  if (shown.before === undefined) return <span className={FIGURES}>{text}</span>;
  const isRising = value > shown.before;
  const before = format(shown.before);
  return (
    <span className={FIGURES}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {runsOf(text).map(({ run, end }) =>
          /\d/.test(run) ? (
            // Boxes have no direction of their own: without this, right-to-left text would show the digits backwards.
            <bdi key={end} dir="ltr">
              {[...run].map((character, index) => {
                // Keyed from the end, so that the units stay the units when the number grows by a digit.
                const key = run.length - index;
                return /\d/.test(character) ? (
                  <RollingDigit key={key} digit={character} before={before.at(-(end + key))} isRising={isRising} />
                ) : (
                  <span key={key}>{character}</span>
                );
              })}
            </bdi>
          ) : (
            <span key={end}>{run}</span>
          ),
        )}
      </span>
    </span>
  );
});

/** A text's numbers and what stands between them, each with its distance from the end. */
function runsOf(text: string): { run: string; end: number }[] {
  return [...text.matchAll(/\d(?:[\d.,]*\d)?|\D+/g)].map(({ 0: run, index }) => ({
    run,
    end: text.length - index - run.length,
  }));
}
