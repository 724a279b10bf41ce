import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';

/** The sparkle that marks a highlighted link. */
export function SparkleBadge() {
  return (
    <span className="inline-grid size-5 place-items-center rounded-full bg-sand-soft text-gold">
      <Icon name="sparkle" className="size-3.5" />
      <VisuallyHidden>{shellTexts.navigation.partnersBadge}</VisuallyHidden>
    </span>
  );
}
