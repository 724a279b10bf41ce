import { type RefObject, useEffect, useRef, useState } from 'react';

export const TEXT_BUTTON =
  'min-h-11 cursor-pointer font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** The way from joining to signing in, and back. */
export function OtherStep({ question, action, onChoose }: { question: string; action: string; onChoose: () => void }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm">
      {question}
      <button
        type="button"
        onClick={onChoose}
        className={TEXT_BUTTON}
      >
        {action}
      </button>
    </p>
  );
}

/** Focuses the step's first field when the step is shown: the button that led to it is gone. */
export function useFirstFieldFocused(isWanted = true): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  const [wanted] = useState(isWanted);
  useEffect(() => {
    if (wanted) step.current?.querySelector('input')?.focus();
  }, [wanted]);
  return step;
}
