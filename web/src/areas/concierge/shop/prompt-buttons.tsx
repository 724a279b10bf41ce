import { useId } from 'react';
import { Button } from '../../../kit/button';
import { useConciergeStore } from './concierge-store';

interface PromptButtonsProps {
  title: string;
  prompts: readonly { label: string; prompt: string }[];
  onChoose: (prompt: string) => void;
}

/** Messages that one press sends. While a reply is awaited they keep their place and their focus, and do nothing. */
export function PromptButtons({ title, prompts, onChoose }: PromptButtonsProps) {
  const pending = useConciergeStore((state) => state.pending);
  const heading = useId();
  return (
    <div>
      <p id={heading} className="text-sm font-semibold">
        {title}
      </p>
      <ul aria-labelledby={heading} className="mt-2.5 flex flex-wrap gap-2">
        {prompts.map(({ label, prompt }) => (
          <li key={label}>
            <Button
              size="small"
              variant="secondary"
              aria-disabled={pending}
              className="aria-disabled:cursor-progress aria-disabled:text-ink-muted"
              onClick={pending ? undefined : () => onChoose(prompt)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
