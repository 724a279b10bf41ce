import { TutorialButton } from '../../features/onboarding/tutorial-button';
import { TipsHelp } from '../../features/tips/tips-help';
import { useTipsStore } from '../../features/tips/tips-store';
import { classNames } from '../../shared/ui/class-names';
import { useScrollingDown } from './use-scrolling-down';

/** Help and tutorial. Where they lie over content they step aside while it is read, and come back on the way up or with focus. */
export function FloatingButtons() {
  const menuOpen = useTipsStore((state) => state.menuOpen);
  const aside = useScrollingDown() && !menuOpen;
  return (
    <div
      className={classNames(
        'ms-auto flex min-h-25 shrink-0 flex-col items-end justify-end gap-3 transition-transform duration-300',
        aside && 'max-lg:not-focus-within:translate-y-64',
      )}
    >
      <TipsHelp />
      <TutorialButton />
    </div>
  );
}
