import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../kernel/i18n/format-number';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { Button } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { openJoining, useJoiningOffer } from './joining-store';

/** Stands where a hero's own figures would, for visitors who have none yet. */
export function JoinFirst({ text, className }: { text?: string; className?: string }) {
  useJoiningOffer();
  const { joinFirst } = commonTexts;
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <p className="text-sm text-ink-muted">{text ?? joinFirst.text(formatWhole(JOIN_BONUS.joining))}</p>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={openJoining}>
        {joinFirst.button}
      </Button>
    </div>
  );
}
