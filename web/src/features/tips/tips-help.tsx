import { lazy } from 'react';
import { useTipsStore } from './tips-store';
import { useHintSchedule } from './use-hint-schedule';
import { LaterPart } from '../../shared/ui/later-part';

const HelpButton = lazy(async () => ({ default: (await import('./help-button')).HelpButton }));

/** The help button, while there are tips for the screen (spec document 1, section 2). */
export function TipsHelp() {
  useHintSchedule();
  const count = useTipsStore(({ active }) => active.length);
  if (count === 0) return null;
  return (
    <LaterPart>
      <HelpButton count={count} />
    </LaterPart>
  );
}
