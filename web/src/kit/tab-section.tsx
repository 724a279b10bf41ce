import { type ReactNode, useId } from 'react';
import { Heading } from './heading';

interface TabSectionProps {
  title: string;
  lead: string;
  /** What can be done here, beside the title where there is room. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of one of the hub's tabs. */
export function TabSection({ title, lead, action, children }: TabSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <Heading level={2} id={heading}>
            {title}
          </Heading>
          <p className="mt-2 max-w-prose text-ink-muted">{lead}</p>
        </div>
        {action}
      </div>
      <div className="mt-6">{children}</div>
    </section>
  );
}
