import { useEffect } from 'react';
import { isForThisPage } from '../../kernel/routing/link';
import { useNavigate } from '../../kernel/routing/use-routing';
import { screenAt } from '../routes';

/** Follows the links of parts that are not hydrated yet without loading the page. */
export function useDrawnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-static] a[href]') : null;
      if (!link || link.origin !== location.origin || !screenAt(link.pathname) || !isForThisPage(event, link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      navigate(pathname + search + hash, { replace: href === location.href });
    };
    // Ahead of React, which keeps what happens in such a part from everybody.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [navigate]);
}
