import { TutorialButton } from '../../areas/onboarding/shop/onboarding-overlay';
import { TipsHelp } from '../../areas/tips/shop/tips-help';
import { useTipsStore } from '../../areas/tips/shop/tips-store';

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
