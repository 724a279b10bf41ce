import { messages } from '../../shared/messages/messages';
import { Icon } from '../../shared/ui/icon';
import { startOnboarding } from './onboarding-store';

/** The floating button that starts the tutorial anew (spec document 1, section 2). Its name shows where there is room beside the page. */
export function TutorialButton() {
  return (
    <button
      type="button"
      aria-label={messages.onboarding.open}
      title={messages.onboarding.open}
      aria-haspopup="dialog"
      onClick={startOnboarding}
      className="pointer-events-auto flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-line-strong bg-surface-raised text-sm font-semibold text-ink shadow-raised transition-colors hover:border-accent hover:bg-accent-soft active:bg-accent-soft min-[90rem]:px-3"
    >
      <Icon name="book" className="size-5 text-accent" />
      <span className="hidden min-[90rem]:inline">{messages.onboarding.open}</span>
    </button>
  );
}
