import { lazy, type ReactNode } from 'react';
import { useTipsStore } from './tips-store';
import { useHintSchedule } from './use-hint-schedule';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';

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
