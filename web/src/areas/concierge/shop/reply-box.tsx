import type { Ref } from 'react';
import { conciergeTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { useConciergeStore } from './concierge-store';
import { DhowArt } from './dhow-art';
import { PromptButtons } from './prompt-buttons';
import { ReplyText } from './reply-text';
import { ThinkingDots } from './thinking-dots';
import { ValuationCards } from './valuation-cards';

interface ReplyBoxProps {
  onAsk: (prompt: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** The one box for replies. While the next is awaited, the last one stays where it is, so that nothing jumps. */
export function ReplyBox({ onAsk, ref }: ReplyBoxProps) {
  const { question, reply, pending } = useConciergeStore();
  const text = conciergeTexts;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={text.reply}
      className="flex min-h-80 min-w-0 flex-col gap-5 rounded-lg bg-canvas p-5 outline-none sm:p-6"
    >
      <div className="flex min-h-12 items-start justify-between gap-4 border-b border-line pb-4">
        <p className={classNames('min-w-0 text-sm wrap-anywhere text-ink-muted', question && 'line-clamp-3')}>
          {question ? (
            <>
              <span className="font-semibold">{text.asked}:</span> <bdi>{question}</bdi>
            </>
          ) : (
            text.welcome
          )}
        </p>
        <ThinkingDots visible={pending} />
      </div>
      <div
        aria-live="polite"
        aria-busy={pending}
        className={classNames('flex flex-col gap-5 transition-opacity', pending && 'opacity-60')}
      >
        {!reply && <DhowArt />}
        {reply && (
          <>
            {reply.fallback && !reply.failed && (
              <Badge tone="sand" className="self-start">
                {text.general}
              </Badge>
            )}
            <p dir="auto" className="text-lg wrap-anywhere whitespace-pre-line"><ReplyText text={reply.response} /></p>
            {reply.valuations.length > 0 && <ValuationCards valuations={reply.valuations} />}
          </>
        )}
      </div>
      {reply && (
        <div className="mt-auto">
          {reply.failed && question && (
            <Button size="small" variant="secondary" aria-disabled={pending} onClick={() => onAsk(question)}>
              {text.again}
            </Button>
          )}
          {reply.suggestions.length > 0 && (
            <PromptButtons
              title={text.next}
              prompts={reply.suggestions.map((prompt) => ({ label: prompt, prompt }))}
              onChoose={onAsk}
            />
          )}
        </div>
      )}
    </div>
  );
}
