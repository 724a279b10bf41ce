import { TutorialButton } from '../../features/onboarding/tutorial-button';
import { TipsHelp } from '../../features/tips/tips-help';
import { useTipsStore } from '../../features/tips/tips-store';

/** One button at a time: the tips of the screen, with the tutorial in their menu, or else the tutorial. */
export function HelpButtons() {
  const hasTips = useTipsStore(({ active }) => active.length > 0);
  return (
    <>
      <TipsHelp tutorial={<TutorialButton />} />
      {!hasTips && <TutorialButton isFloating />}
    </>
  );
}
