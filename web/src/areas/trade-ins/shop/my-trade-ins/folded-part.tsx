import { type ReactNode, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '../../../../kit/card';
import { classNames } from '../../../../kit/class-names';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';

interface FoldedPartProps {
  title: string;
  /** What it holds, in a line, while it is folded. */
  summary: string;
  /** Under the title while it is open. */
  lead?: string | undefined;
  /** It is its turn: open, and cannot be folded. */
  isDue?: boolean;
  /** Of the section, which links lead to. */
  id?: string;
  heading?: Ref<HTMLHeadingElement>;
  /** May be given what folds it again, after which reading goes on at its title. */
  children: ReactNode | ((fold: () => void) => ReactNode);
}

/** A part of the page whose turn it is not: its title and what it holds, until it is opened. */
export function FoldedPart({ title, summary, lead, isDue = false, id, heading, children }: FoldedPartProps) {
  const titleId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const fold = (): void => {
    flushSync(() => setUnfolded(false));
    document.getElementById(titleId)?.focus();
  };
  const isOpen = isDue || isUnfolded;
  const line = isOpen ? lead : summary;
  return (
    <section id={id} aria-labelledby={titleId} className="outline-none">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div>
          <Heading
            ref={heading}
            tabIndex={-1}
            level={2}
            size={3}
            id={isDue ? titleId : undefined}
            className="outline-none"
          >
            {isDue ? title : (
              <button
                type="button"
                id={titleId}
                aria-expanded={isOpen}
                onClick={() => setUnfolded(!isOpen)}
                className="-my-2 flex min-h-11 w-full items-center justify-between gap-3 text-start hover:text-accent"
              >
                {title}
                <Icon name="chevron" className={classNames('transition-transform', isOpen && 'rotate-180')} />
              </button>
            )}
          </Heading>
          {line && <p className="mt-1 text-sm text-ink-muted">{line}</p>}
        </div>
        {isOpen && (typeof children === 'function' ? children(fold) : children)}
      </Card>
    </section>
  );
}
