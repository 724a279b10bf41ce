import { useAddress } from '../../../kernel/routing/use-routing';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { classNames } from '../../../kit/class-names';
import { type AudienceMode, chooseMode, useAudienceMode } from '../../state/mode-store';

const MODES: readonly AudienceMode[] = ['consumer', 'business'];

/** Switches the shell between consumers and companies (spec document 1, section 2). */
export function ModeToggle() {
  const { pathname } = useAddress();
  const mode = useAudienceMode();
  const text = shellTexts.mode;
  return (
    <div role="group" aria-label={text.label} className="flex rounded-full border border-line-strong p-0.5">
      {MODES.map((entry) => (
        <button
          key={entry}
          type="button"
          aria-pressed={entry === mode}
          onClick={() => chooseMode(entry, pathname)}
          className={classNames(
            'min-h-7 cursor-pointer rounded-full px-1.5 text-xs min-[22rem]:px-2.5 font-semibold transition-colors',
            entry === mode ? 'bg-accent text-accent-ink' : 'text-ink hover:bg-accent-soft',
          )}
        >
          {text[entry]}
        </button>
      ))}
    </div>
  );
}
