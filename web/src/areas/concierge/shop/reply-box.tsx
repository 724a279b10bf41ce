import type { Ref } from 'react';
import { conciergeTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { useConciergeStore } from './concierge-store';
import { PromptButtons } from './prompt-buttons';
import { Link } from '../../../kernel/routing/link';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import type { ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Dhow } from '../../../kit/art/dhow';

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
      <Earlier />
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
            <p dir="auto" className="wrap-anywhere whitespace-pre-line sm:text-lg"><ReplyText text={reply.response} /></p>
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

/** Keys can scroll it. */
const SCROLLED = { tabIndex: 0 };
const showEnd = (list: HTMLElement | null): void => list?.scrollTo({ top: list.scrollHeight });

/** The questions and answers before the one that is shown, the newest at the foot. */
function Earlier() {
  const { conversation, reply } = useConciergeStore();
  // What failed is not among them; of what was answered, the box shows the last.
  const earlier = reply && !reply.failed ? conversation.slice(0, -2) : conversation;
  if (earlier.length === 0) return null;
  return (
    <ol
      // Another list for each answer: it begins at its end, and is not moved while somebody reads in it.
      key={earlier.length}
      ref={showEnd}
      {...SCROLLED}
      aria-label={conciergeTexts.earlier}
      className="grid max-h-48 gap-2 overflow-y-auto border-b border-line pb-4 text-sm text-ink-muted"
    >
      {earlier.map(({ role, content }, index) => (
        <li key={index} className={classNames('wrap-anywhere whitespace-pre-line', role === 'user' && 'mt-1')}>
          {role === 'user' && <span className="font-semibold">{conciergeTexts.asked}: </span>}
          <bdi><ReplyText text={content} /></bdi>
        </li>
      ))}
    </ol>
  );
}

/** What the assistant said. Where it names a page by its address, it leads there. */
function ReplyText({ text }: { text: string }) {
  const { pages } = conciergeTexts;
  const isPage = (part: string): part is keyof typeof pages => part in pages;
  return text.split(/(\/[a-z-]+)/).map((part, index) =>
    isPage(part)
      ? (
        <Link key={index} to={part} className="font-semibold text-accent underline underline-offset-3">
          {pages[part]}
        </Link>
      )
      : part
  );
}

/** Three drops that say a reply is on its way. Their place is kept while they are not shown. */
function ThinkingDots({ visible }: { visible: boolean }) {
  // Asked for, so that it goes on until the reply is there.
  const moving = visible && 'animate-shimmer [animation-iteration-count:infinite]';
  return (
    <span role="status" className="flex h-6 shrink-0 items-center">
      {visible && <VisuallyHidden>{conciergeTexts.thinking}</VisuallyHidden>}
      <svg
        aria-hidden
        viewBox="0 0 44 12"
        className={classNames('h-3 w-11 text-accent', !visible && 'invisible')}
        fill="currentColor"
      >
        <circle cx="6" cy="6" r="4.5" className={classNames(moving)} />
        <circle cx="22" cy="6" r="4.5" className={classNames(moving, '[animation-delay:200ms]')} />
        <circle cx="38" cy="6" r="4.5" className={classNames(moving, '[animation-delay:400ms]')} />
      </svg>
    </span>
  );
}

/** The prices that a reply states, each with its phone, condition and points. */
function ValuationCards({ valuations }: { valuations: readonly ChatValuation[] }) {
  const text = conciergeTexts;
  return (
    <ul aria-label={text.valuations} className="grid gap-3 min-[30rem]:grid-cols-2">
      {valuations.map(({ programme, device, condition, tradeValue, points }) => (
        <li key={`${programme} ${device} ${condition}`} className="rounded-md border border-line bg-surface p-4">
          <p className="font-semibold">{device}</p>
          <p className="text-xs text-ink-muted first-letter:uppercase">
            {text.condition(nameOf(condition), programme)}
          </p>
          <p className="mt-2 font-display text-2xl font-medium tabular-nums">{formatAed(tradeValue)}</p>
          <p className="text-sm text-ink-muted tabular-nums">{text.points(formatWhole(points))}</p>
        </li>
      ))}
    </ul>
  );
}

/** A dhow with a message on its way, where no reply is yet. */
function DhowArt() {
  return (
    <svg aria-hidden viewBox="0 0 320 200" className="mx-auto my-6 h-44 w-auto max-w-full" fill="none">
      <circle cx="226" cy="70" r="40" fill="var(--color-sun)" opacity="0.85" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-soft)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M34 26h76a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H74L54 102V84H34a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z"
      />
      <path stroke="var(--color-spot)" strokeWidth="4" strokeLinecap="round" d="M42 48h60M42 62h38" />
      <Dhow sail="var(--color-sail)" transform="translate(146 30)" />
      <path
        fill="var(--color-sea-light)"
        d="M0 152c27 0 27-8 53-8s27 8 54 8 26-8 53-8 27 8 53 8 27-8 54-8 26 8 53 8v24c-110 24-210 24-320 0z"
      />
      <path
        fill="var(--color-spot-soft)"
        d="M0 168c32 0 32 8 64 8s32-8 64-8 32 8 64 8 32-8 64-8 32 8 64 8v2c-110 30-210 30-320 0z"
      />
    </svg>
  );
}
