import { lazy, type ReactNode, useEffect } from 'react';
import { hintMemory, isFirstVisit, tipsActions, useTipsStore } from './tips-store';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { useAddress } from '../../../kernel/routing/use-routing';
import { isEligible } from './hint';
import { HINTS } from './hints';

const HelpButton = lazy(async () => ({ default: (await loadCode(() => import('./help-button'))).HelpButton }));

/**
 * The help button, while there are tips for the screen (spec document 1, section 2). Its menu offers the tutorial as
 * well.
 */
export function TipsHelp({ tutorial }: { tutorial: ReactNode }) {
  useHintSchedule();
  const count = useTipsStore(({ active }) => active.length);
  if (count === 0) return null;
  return (
    <LaterPart>
      <HelpButton count={count} tutorial={tutorial} />
    </LaterPart>
  );
}

/** Activates each eligible hint of the screen after its delay. Another screen starts again. */
function useHintSchedule(): void {
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
