import { messages } from '../../../shared/messages/messages';
import { Button } from '../../../shared/ui/button';
import type { ButtonSize } from '../../../shared/ui/button-style';
import { openJoining } from '../../../shared/hero/joining-store';
import { loadAhead } from '../../../shared/not-loaded';
import { loadJoiningDialog } from './load-joining-dialog';
import { useAccount } from './use-account';

/** JOIN FREE; for those who have joined it leads to their profile. */
export function JoinButton({ size, className }: { size?: ButtonSize; className?: string }) {
  const { hasJoined } = useAccount();
  return (
    <Button
      size={size}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={() => loadAhead(loadJoiningDialog)}
      onFocus={() => loadAhead(loadJoiningDialog)}
      onClick={openJoining}
    >
      {hasJoined ? messages.shell.account.profile : messages.leaderboard.widget.join}
    </Button>
  );
}
