import { type ReactNode, type Ref, useId, useState } from 'react';
import { Card } from '../../../../kit/card';
import { classNames } from '../../../../kit/class-names';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';

interface FoldedPartProps {
  title: string;
  /** What it holds, in a line, while it is folded. */
  summary: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part that may be left out: its title and what it holds, until it is opened. */
export function FoldedPart({ title, summary, heading, children }: FoldedPartProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div>
          <Heading ref={heading} tabIndex={-1} level={2} size={3} className="outline-none">
            <button
              type="button"
              id={id}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="-my-2 flex min-h-11 w-full items-center justify-between gap-3 text-start hover:text-accent"
            >
              {title}
              <Icon name="chevron" className={classNames('transition-transform', isOpen && 'rotate-180')} />
            </button>
          </Heading>
          {!isOpen && <p className="mt-1 text-sm text-ink-muted">{summary}</p>}
        </div>
        {isOpen && children}
      </Card>
    </section>
  );
}
