import { shellTexts } from '../../../../kernel/i18n/texts-shell.en';
import { joiningTexts } from '../../texts-joining.en';
import { Button } from '../../../../kit/button';
import type { ButtonSize } from '../../../../kit/button-style';
import { openJoining, useJoiningOffer } from '../../../heroes/joining-store';
import { loadAhead } from '../../../../kernel/hydration/not-loaded';
import { loadJoiningDialog } from './load-joining-dialog';
import { useAccount } from './use-account';

interface JoinButtonProps {
  size?: ButtonSize;
  className?: string;
  /** Before the dialog opens. */
  onPress?: () => void;
}

/** JOIN FREE; for those who have joined it leads to their profile. */
export function JoinButton({ size, className, onPress }: JoinButtonProps) {
  useJoiningOffer();
  const { hasJoined } = useAccount();
  return (
    <Button
      size={size}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={() => loadAhead(loadJoiningDialog)}
      onFocus={() => loadAhead(loadJoiningDialog)}
      onClick={() => {
        onPress?.();
        openJoining();
      }}
    >
      {hasJoined ? shellTexts.account.profile : joiningTexts.free}
    </Button>
  );
}
