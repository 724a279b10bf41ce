import { useEffect, useRef } from 'react';
import { scrollToSection } from '../../kit/move-focus';
import { usePageQuery } from './use-page-query';

/**
 * The tab that `?tab=` names, otherwise the first, and how to change it; the way back leads to the tab before. The page
 * stays where it is, unless a section is named that shall come into sight, of this tab or of the other.
 */
export function useQueryTab<T extends string>(tabs: readonly [T, ...T[]]): [T, (tab: T, sectionId?: string) => void] {
  const [search, setSearch] = usePageQuery();
  const tab = tabs.find((other) => other === search.get('tab')) ?? tabs[0];
  const target = useRef<{ tab: T; sectionId: string }>(undefined);

  useEffect(() => {
    if (target.current?.tab !== tab) return;
    const { sectionId } = target.current;
    target.current = undefined;
    // The other tab's sections are there by the next frame.
    const frame = requestAnimationFrame(() => scrollToSection(sectionId));
    return () => cancelAnimationFrame(frame);
  }, [tab]);

  const choose = (wanted: T, sectionId?: string): void => {
    // Pressing a tab also focuses it, which chooses it again before the address has been read again.
    const shown = new URLSearchParams(location.search).get('tab') ?? tabs[0];
    if (wanted === shown) {
      if (sectionId) scrollToSection(sectionId);
      return;
    }
    target.current = sectionId ? { tab: wanted, sectionId } : undefined;
    const next = new URLSearchParams(search);
    if (wanted === tabs[0]) next.delete('tab');
    else next.set('tab', wanted);
    setSearch(next, { state: { keepPlace: true } });
  };
  return [tab, choose];
}
