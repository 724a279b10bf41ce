import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';

interface EmptyStateProps {
  title: string;
  description?: string;
  /** A drawing, hidden from assistive technology. */
  art?: ReactNode;
  /** What to do next: links or buttons. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** What a list or a section shows when there is nothing to show, or when loading it failed. */
export function EmptyState({ title, description, art, action, headingLevel = 3, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center gap-4 px-4 py-10 text-center', className)}>
      {art && <div aria-hidden>{art}</div>}
      <Heading level={headingLevel} size={3}>
        {title}
      </Heading>
      {description && <p className="max-w-prose text-ink-muted [overflow-wrap:anywhere]">{description}</p>}
      {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
