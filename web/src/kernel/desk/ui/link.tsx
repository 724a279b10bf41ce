import type { ComponentProps, MouseEvent } from 'react';
import { go } from './address';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: string;
  /** After the page has changed. */
  onGone?: () => void;
}

/** A link to another of the operators' pages, which opens without loading anew. */
export function Link({ to, onGone, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
    onGone?.();
  }
  return <a href={to} onClick={follow} {...rest}>{children}</a>;
}
