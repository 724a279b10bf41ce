/** Whether something may move now: nobody asked for less motion, and somebody can see it. */
export function mayMove(): boolean {
  return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The product's own deceleration, as in the design system's `--ease-calm`. */
export const CALM_EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
