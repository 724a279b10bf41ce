import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import type { ButtonSize, ButtonVariant } from './button-style';

/** The look of a button that does harm. */
export const DANGER = 'border-danger! text-danger! hover:bg-danger-soft!';

interface AskFirstProps {
  /** On the button that asks; `label` is its whole name, where it needs more than what it shows. */
  start: ReactNode;
  label?: string | undefined;
  variant?: ButtonVariant;
  /** It is what the page is for, as a primary button is: the answer that does it is the main one. */
  isMain?: boolean;
  size?: ButtonSize | undefined;
  /** What it does is shown in the colour of danger; a quiet button has it in the answer only. */
  isDanger?: boolean;
  /** What cannot be taken back, the harmless answer first. */
  question: string;
  /** What else goes with it. */
  detail?: string | undefined;
  keep: string;
  confirm: string;
  busy: string;
  /** The question has opened, or has gone: what stands beside it can make room. */
  onAsk?: (isAsking: boolean) => void;
  /** Resolves to whether it was done; where it was not, the question stays. */
  onConfirm: () => Promise<boolean>;
}

/** A button that asks before it does something for good, where it stands. */
export function AskFirst(
  {
    start, label, variant = 'secondary', isMain = variant === 'primary', size, isDanger, question, detail, keep, confirm,
    busy, onAsk, onConfirm,
  }: AskFirstProps,
) {
  const danger = isDanger ? DANGER : undefined;
  const detailId = useId();
  const [step, setStep] = useState<'idle' | 'asking' | 'doing'>('idle');
  const first = useRef<HTMLButtonElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);

  // The button that was pressed makes room for others: focus goes on to the harmless one, and back again.
  useEffect(() => {
    if (step === 'asking') {
      wasAsked.current = true;
      harmless.current?.focus();
    } else if (step === 'idle' && wasAsked.current) first.current?.focus();
  }, [step]);

  const ask = (isAsking: boolean): void => {
    setStep(isAsking ? 'asking' : 'idle');
    onAsk?.(isAsking);
  };

  const go = async (): Promise<void> => {
    if (step === 'doing') return;
    setStep('doing');
    const isDone = await onConfirm();
    // What was done may have led the focus elsewhere, where it stays.
    const { activeElement, body } = document;
    if (activeElement !== body && !group.current?.contains(activeElement)) wasAsked.current = false;
    ask(!isDone);
  };

  if (step === 'idle')
    return (
      <Button
        ref={first}
        variant={variant}
        size={size}
        className={variant === 'quiet' ? undefined : danger}
        aria-label={label}
        onClick={() => ask(true)}
      >
        {start}
      </Button>
    );
  return (
    <div
      ref={group}
      role="group"
      aria-label={question}
      aria-describedby={detail && detailId}
      className={classNames('grid w-full gap-3 rounded-md p-4', isMain ? 'bg-surface' : 'bg-danger-soft')}
    >
      <p className="font-semibold">{question}</p>
      {detail && <p id={detailId} className="text-sm">{detail}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={harmless}
          size={size}
          variant={isMain ? 'secondary' : 'primary'}
          aria-disabled={step === 'doing' || undefined}
          onClick={() => step === 'asking' && ask(false)}
        >
          {keep}
        </Button>
        <Button
          size={size}
          variant={isMain ? 'primary' : 'secondary'}
          className={danger}
          aria-busy={step === 'doing' || undefined}
          onClick={() => void go()}
        >
          {step === 'doing' ? busy : confirm}
        </Button>
      </div>
    </div>
  );
}
