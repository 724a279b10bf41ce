import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../kernel/i18n/locale';
import { VisuallyHidden } from '../visually-hidden';
import { CALM_EASING, mayMove } from './motion';

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
      <span aria-hidden translate="no">
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

const ROLL_MS = 520;

interface RollingDigitProps {
  digit: string;
  /** The previous character in its place; one that is not a digit does not roll out. */
  before: string | undefined;
  isRising: boolean;
}

/** One digit of a rolling number: the new one pushes the old one out, upwards when the number rises. */
function RollingDigit({ digit, before: first, isRising }: RollingDigitProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const strip = useRef<HTMLSpanElement>(null);
  const leaving = useRef<HTMLSpanElement>(null);
  const shown = useRef(first && /\d/.test(first) ? first : digit);
  const rolling = useRef<Animation>(undefined);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = digit;
    if (before === digit || !mayMove()) return;
    const [clip, ghost] = [frame.current!, leaving.current!];
    ghost.textContent = before;
    ghost.style.insetBlockStart = isRising ? '-100%' : '100%';
    // Clipped only while it rolls: hundreds of clipped digits at rest would slow every paint.
    clip.style.clipPath = 'inset(0)';
    rolling.current?.cancel();
    rolling.current = strip.current!.animate([{ transform: `translateY(${isRising ? '' : '-'}100%)` }, {
      transform: 'none',
    }], {
      duration: ROLL_MS,
      easing: CALM_EASING,
    });
    rolling.current.onfinish = () => {
      ghost.textContent = '';
      clip.style.clipPath = '';
    };
  }, [digit, isRising]);

  return (
    <span ref={frame} className="inline-block text-center">
      <span ref={strip} className="relative block">
        {digit}
        <span ref={leaving} className="absolute inset-x-0" />
      </span>
    </span>
  );
}
