import { conciergeTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { VisuallyHidden } from '../../../kit/visually-hidden';

/** Three drops that say a reply is on its way. Their place is kept while they are not shown. */
export function ThinkingDots({ visible }: { visible: boolean }) {
  // Asked for, so that it goes on until the reply is there.
  const moving = visible && 'animate-shimmer [animation-iteration-count:infinite]';
  return (
    <span role="status" className="flex h-6 shrink-0 items-center">
      {visible && <VisuallyHidden>{conciergeTexts.thinking}</VisuallyHidden>}
      <svg
        aria-hidden
        viewBox="0 0 44 12"
        className={classNames('h-3 w-11 text-accent', !visible && 'invisible')}
        fill="currentColor"
      >
        <circle cx="6" cy="6" r="4.5" className={classNames(moving)} />
        <circle cx="22" cy="6" r="4.5" className={classNames(moving, '[animation-delay:200ms]')} />
        <circle cx="38" cy="6" r="4.5" className={classNames(moving, '[animation-delay:400ms]')} />
      </svg>
    </span>
  );
}
