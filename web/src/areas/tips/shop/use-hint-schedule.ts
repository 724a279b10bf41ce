import { useEffect } from 'react';
import { useAddress } from '../../../kernel/routing/use-routing';
import { isEligible } from './hint-rules';
import { HINTS } from './hints';
import { hintMemory, isFirstVisit, tipsActions } from './tips-store';

/** Has each eligible hint of the screen become active after its delay. Another screen begins anew. */
export function useHintSchedule(): void {
  const { pathname } = useAddress();
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;

  useEffect(() => {
    const surroundings = {
      path,
      firstVisit: isFirstVisit,
      isDismissed: (id: string) => hintMemory.isDismissed(id),
      matchesMedia: (query: string) => matchMedia(query).matches,
    };
    const timers = HINTS.filter((hint) => isEligible(hint, surroundings)).map((hint) =>
      setTimeout(() => tipsActions.activate(hint), hint.delayMs),
    );
    return () => {
      timers.forEach(clearTimeout);
      tipsActions.clear();
    };
  }, [path]);
}
