import { commonTexts } from '../../../../../kernel/i18n/texts.en';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Icon } from '../../../../../kit/icon';

/** Where the code stands in the note. */
const PLACE = '\u0000';

/** Where our desk is, when it is open, and how the phone is known there. */
export function DeskAddress({ method, code }: { method: 'drop-off' | 'post'; code: string | null }) {
  const { handover: text } = myTradeInsTexts;
  const { address, hours } = commonTexts;
  const note = method === 'post' ? text.postNote : text.dropOffNote;
  const [before, after] = note(PLACE).split(PLACE);
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon name={method === 'post' ? 'mail' : 'pin'} className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{method === 'post' ? text.whereToSend : text.whereTitle}</p>
        <p className="font-semibold">{address}</p>
        {method === 'drop-off' && <p className="text-sm">{hours}</p>}
        {code && (
          <p className="mt-1 text-sm break-words">
            {before}<bdi dir="ltr" className="whitespace-nowrap">{code}</bdi>{after}
          </p>
        )}
      </div>
    </div>
  );
}

