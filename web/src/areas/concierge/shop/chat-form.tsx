import { CHAT_LIMITS } from '@planet-heroes/contracts/areas/concierge/catalogue';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { conciergeTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { Icon } from '../../../kit/icon';
import { useConciergeStore, writeDraft } from './concierge-store';
import { charactersLeft, cleanMessage } from './conversation';

/** The text box and its send button. Enter sends, Shift and Enter make a line (spec document 1, section 4). */
export function ChatForm({ onSend }: { onSend: (draft: string) => void }) {
  const { draft, pending } = useConciergeStore();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = conciergeTexts;
  const left = charactersLeft(draft);

  const send = (): void => {
    onSend(draft);
    // The button is disabled now: the focus moves from it to the box.
    if (document.activeElement?.matches('button:focus-visible')) box.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // An Enter that ends a composition belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        ref={box}
        dir={draft ? 'auto' : undefined}
        label={text.question}
        hint={left === undefined ? text.keys : left === 0 ? text.full : text.left(left)}
        placeholder={text.placeholder}
        value={draft}
        rows={4}
        maxLength={CHAT_LIMITS.message}
        enterKeyHint="send"
        onChange={(event) => writeDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={pending || !cleanMessage(draft)} aria-busy={pending} className="sm:self-end">
        {pending ? text.sending : text.send}
        <Icon name="arrow" directional />
      </Button>
    </form>
  );
}
