import type { ComponentProps, MouseEvent } from 'react';
import { resolveTo } from './address';
import { useAddress, useNavigate } from './use-routing';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path, or `#part` of the screen that shows. */
  to: string;
}

/** A link to one of our screens, which shows without loading the page again. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = resolveTo(to, useAddress().pathname);
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisPage(event, event.currentTarget)) return;
    event.preventDefault();
    // As a browser does: a link to where one is already makes no second entry.
    navigate(href, { replace: href === location.pathname + location.search + location.hash });
  };

  return <a {...rest} href={href} onClick={follow}>{children}</a>;
}

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a press on a link is ours to follow. Other buttons and keys mean a new tab, a new window or a download: the
 * browser's own business.
 */
export function isForThisPage({ button, altKey, ctrlKey, metaKey, shiftKey }: Press, { target }: HTMLAnchorElement) {
  return (!target || target === '_self') && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
