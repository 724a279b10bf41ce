import { type RefObject, useLayoutEffect, useRef } from 'react';
import { letDropFall } from '../../../kit/motion/falling-drop';

/** Lets a drop fall onto the rank of a hero whose own points passed a rival. */
export function useClimbDrop(rank: number, points: number): RefObject<HTMLSpanElement | null> {
  const mark = useRef<HTMLSpanElement>(null);
  const last = useRef({ rank, points });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rank, points };
    // Rows of the same list glide after this: what is measured here is where this one will be.
    if (rank < before.rank && points > before.points) letDropFall(mark.current!);
  }, [rank, points]);
  return mark;
}
