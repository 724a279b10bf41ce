import { TOAST } from '@planet-heroes/contracts/kernel/interface';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

interface Swipe {
  state: 'move' | 'cancel' | 'end';
  x: number;
}

/** What an element needs to be swiped away to the right. */
export function useSwipeAway(onSwiped: () => void) {
  const startX = useRef<number>(undefined);
  const [swipe, setSwipe] = useState<Swipe>();

  const movedBy = ({ clientX }: PointerEvent): number => Math.max(0, clientX - startX.current!);
  const end = (state: 'cancel' | 'end', x: number): void => {
    startX.current = undefined;
    setSwipe((before) => before && { state, x });
  };
  return {
    'data-swipe': swipe?.state,
    style: { '--toast-swipe-x': `${swipe?.x ?? 0}px` } as CSSProperties,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent): void => {
      if (startX.current !== undefined) setSwipe({ state: 'move', x: movedBy(event) });
    },
    onPointerUp: (event: PointerEvent): void => {
      if (startX.current === undefined) return;
      const x = movedBy(event);
      if (x < TOAST.swipeThresholdPx) return end('cancel', 0);
      end('end', x);
      onSwiped();
    },
    onPointerCancel: (): void => end('cancel', 0),
  };
}
