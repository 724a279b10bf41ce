import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const sizes = {
  1: 'text-4xl font-medium tracking-[-0.022em]',
  2: 'text-3xl font-medium tracking-[-0.015em]',
  3: 'text-xl font-semibold tracking-[-0.005em]',
} as const;

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3;
  /** The size of another level, where the outline of the page asks for one and the eye for another. */
  size?: keyof typeof sizes;
}

/** A heading in the display face. Level 1 belongs to the page's main heading alone. */
export function Heading({ level, size = level, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={classNames('font-display text-ink', sizes[size], className)} {...rest} />;
}
