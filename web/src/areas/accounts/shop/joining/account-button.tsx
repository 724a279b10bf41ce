import { shellTexts } from '../../../../kernel/i18n/texts-shell.en';
import { Icon } from '../../../../kit/icon';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { openJoining } from '../../../heroes/joining-store';
import { loadAhead } from '../../../../kernel/hydration/not-loaded';
import { loadJoiningDialog } from './load-joining-dialog';
import { useAccount } from './use-account';

/** Join free, Guest, or the hero's name and profile. It has one width, so that nothing moves when the name arrives. */
export function AccountButton() {
  const { account } = shellTexts;
  const { hasJoined, isGuest, name } = useAccount();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => loadAhead(loadJoiningDialog)}
      onFocus={() => loadAhead(loadJoiningDialog)}
      onClick={openJoining}
      className="inline-flex size-8 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-full text-xs font-semibold text-accent transition-colors hover:bg-accent-soft active:text-accent-strong sm:h-9 sm:w-30 sm:justify-end sm:px-2 xl:w-24"
    >
      <Icon name="person" className="size-5 shrink-0 xl:hidden" />
      <span dir="auto" className="max-sm:sr-only sm:line-clamp-2 sm:text-end sm:leading-tight in-data-hero:in-data-static:invisible">
        {hasJoined ? (name ?? account.profile) : isGuest ? account.guest : account.join}
      </span>
      {name !== undefined && <VisuallyHidden>{account.profileSuffix}</VisuallyHidden>}
      {isGuest && <VisuallyHidden>{account.guestSuffix}</VisuallyHidden>}
    </button>
  );
}
