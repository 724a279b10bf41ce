import { messages } from '../../../shared/messages/messages';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';

/** The sparkle that marks a highlighted link. */
export function SparkleBadge() {
  return (
    <span className="inline-grid size-5 place-items-center rounded-full bg-sand-soft text-gold">
      <Icon name="sparkle" className="size-3.5" />
      <VisuallyHidden>{messages.shell.navigation.partnersBadge}</VisuallyHidden>
    </span>
  );
}
