import type { ComponentType } from 'react';

/**
 * What the preview shows (spec document 1, section 3): `Art` is its picture, `price` whole AED, `link` leads to its
 * preview.
 */
export interface ArProduct {
  id: string;
  name: string;
  category: string;
  price: number;
  Art: ComponentType<{ className?: string }>;
  /** The path of the screen that it is offered on. */
  path: string;
}
