import { useRef } from 'react';
import { conciergeTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { ChatForm } from './chat-form';
import { sendMessage } from './concierge-store';
import { PromptButtons } from './prompt-buttons';
import { ReplyBox } from './reply-box';

/** The chat with the assistant: a question, quick ones, and one box for the reply (spec document 1, section 2). */
export function ConciergeChat({ phoneModels }: { phoneModels: string[] }) {
  const text = conciergeTexts;
  const reply = useRef<HTMLDivElement>(null);

  /** A pressed suggestion gives way to the next ones, so the focus goes where its answer will be. */
  const ask = (prompt: string): void => {
    reply.current?.focus({ preventScroll: true });
    void sendMessage(prompt, phoneModels);
  };

  return (
    <Card className="grid gap-8 p-5 sm:p-8 lg:min-h-[36rem] lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-7">
        <div>
          <Heading level={3}>{text.title}</Heading>
          <p className="mt-2 text-sm text-ink-muted">{text.lead}</p>
        </div>
        <ChatForm onSend={(draft) => void sendMessage(draft, phoneModels)} />
        <PromptButtons
          title={text.quickTitle}
          prompts={text.quick}
          onChoose={(prompt) => void sendMessage(prompt, phoneModels)}
        />
      </div>
      <ReplyBox ref={reply} onAsk={ask} />
    </Card>
  );
}
