import { useLayoutEffect, useRef } from 'react';
import { CALM_EASING, mayMove } from './motion';

const ROLL_MS = 520;

interface RollingDigitProps {
  digit: string;
  /** The previous character in its place; one that is not a digit does not roll out. */
  before: string | undefined;
  isRising: boolean;
}

/** One digit of a rolling number: the new one pushes the old one out, upwards when the number rises. */
export function RollingDigit({ digit, before: first, isRising }: RollingDigitProps) {
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
