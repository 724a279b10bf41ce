import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../../../kit/motion/motion';

const HIGHLIGHT_MS = 1400;

/** Lights a layer up for a moment whenever the value changes. */
export function useHighlight(value: number): RefObject<HTMLSpanElement | null> {
  const layer = useRef<HTMLSpanElement>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (mayMove())
      layer.current?.animate([{ opacity: 0.32 }, { opacity: 0 }], { duration: HIGHLIGHT_MS, easing: 'ease-out' });
  }, [value]);
  return layer;
}
