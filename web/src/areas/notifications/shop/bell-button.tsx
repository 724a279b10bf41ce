import { skipToken, useQuery } from '@tanstack/react-query';
import { openJoining } from '../../heroes/joining-store';
import { useOwnHero } from '../../heroes/use-me';
import { roomKey } from '../../../kernel/live/query-keys';
import type { HeroRoomState } from '../../heroes/use-hero-room';
import { useRoom } from '../../../kernel/live/use-live-query';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { Icon } from '../../../kit/icon';
import { openInbox } from './inbox-store';

/** Above it the exact number says no more. */
const MAX_SHOWN = 9;

/**
 * The bell of the header, with the number of unread lines from the hero's room. For visitors without a hero it opens
 * joining.
 */
export function BellButton() {
  const { inbox } = shellTexts;
  const { kind, id } = useOwnHero();
  const unread = useUnread(id);
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={unread === 0 ? inbox.label : inbox.unread(shown)}
      onPointerEnter={() => loadAhead(loadInboxDialog)}
      onFocus={() => loadAhead(loadInboxDialog)}
      onClick={() => (kind === 'nobody' ? openJoining() : openInbox())}
      className="relative grid size-8 shrink-0 sm:size-9 cursor-pointer place-items-center rounded-full text-ink transition-colors hover:bg-accent-soft"
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden
          dir="ltr"
          className="absolute end-0 top-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] leading-none font-bold tabular-nums text-accent-ink"
        >
          {shown}
        </span>
      )}
    </button>
  );
}

function useUnread(heroId: string | undefined): number {
  const room = heroId === undefined ? undefined : (`hero:${heroId}` as const);
  useRoom(room);
  const { data } = useQuery<HeroRoomState>({ queryKey: roomKey(room ?? 'hero:'), queryFn: skipToken });
  return data?.unread ?? 0;
}

/** The dialog's code, left out of the first load. The bell fetches it as soon as it is reached for. */
export const loadInboxDialog = () => loadCode(() => import('./inbox-dialog'));
