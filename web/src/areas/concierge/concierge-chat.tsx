import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { CHAT_LIMITS } from '@planet-heroes/contracts/areas/concierge/catalogue';
import { Card } from '../../kit/card';
import { Heading } from '../../kit/heading';
import { Button } from '../../kit/button';
import { TextAreaField } from '../../kit/form/text-area-field';
import { Icon } from '../../kit/icon';
import { conciergeTexts } from './texts.en';
import { charactersLeft, cleanMessage, sendMessage, useConciergeStore, writeDraft } from './shop/concierge-store';
import { PromptButtons } from './shop/prompt-buttons';
import { ReplyBox } from './shop/reply-box';

/** The chat with the assistant: a question, quick ones, and one box for the reply (spec document 1, section 2). */
export function ConciergeChat({ phoneModels }: { phoneModels: string[] }) {
  const text = conciergeTexts;
  const reply = useRef<HTMLDivElement>(null);

  const send = (message: string): void => {
    const show = () => reply.current?.scrollIntoView({ block: 'nearest' });
    void sendMessage(message, phoneModels).then(show);
    show();
  };
  /** A pressed suggestion gives way to the next ones, so the focus goes where its answer will be. */
  const ask = (prompt: string): void => {
    reply.current?.focus({ preventScroll: true });
    send(prompt);
  };

  return (
    <Card className="grid gap-8 p-5 sm:p-8 lg:min-h-[36rem] lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-7">
        <div>
          <Heading level={3}>{text.title}</Heading>
          <p className="mt-2 text-sm text-ink-muted">{text.lead}</p>
        </div>
        <ChatForm onSend={send} />
        <PromptButtons title={text.quickTitle} prompts={text.quick} onChoose={send} />
      </div>
      <ReplyBox ref={reply} onAsk={ask} />
    </Card>
  );
}

/** An Enter that ends a composition belongs to the input method; Safari marks it by its key code alone. */
function isComposing({ isComposing: isBusy, keyCode }: globalThis.KeyboardEvent): boolean {
  return isBusy || keyCode === 229;
}

/** The text box and its send button. Enter sends, Shift and Enter make a line (spec document 1, section 4). */
function ChatForm({ onSend }: { onSend: (draft: string) => void }) {
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
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
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
        <span>{pending ? text.sending : text.send}</span>
        <Icon name="arrow" directional />
      </Button>
    </form>
  );
}
