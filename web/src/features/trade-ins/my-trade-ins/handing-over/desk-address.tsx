import { messages } from '../../../../shared/messages/messages';
import { Icon } from '../../../../shared/ui/icon';

/** Where our desk is, when it is open, and how the phone is known there. */
export function DeskAddress({ method, code }: { method: 'drop-off' | 'post'; code: string | null }) {
  const { handover: text } = messages.myTradeIns;
  const { footer } = messages.shell;
  const note = method === 'post' ? text.postNote : text.dropOffNote;
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon name={method === 'post' ? 'mail' : 'pin'} className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{method === 'post' ? text.whereToSend : text.whereTitle}</p>
        <p className="font-semibold">{footer.address}</p>
        {method === 'drop-off' && <p className="text-sm">{footer.hours}</p>}
        {code && <p className="mt-1 text-sm break-words">{note(isolated(code))}</p>}
      </div>
    </div>
  );
}

/** A code reads from left to right in every language. */
function isolated(code: string): string {
  return `\u2066${code}\u2069`;
}
