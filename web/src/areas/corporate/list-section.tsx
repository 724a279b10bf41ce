import { type ReactNode, useId } from 'react';
import { Heading } from '../../kit/heading';

interface ListSectionProps {
  title: string;
  lead: string;
  /** Makes the section a target for links within the page. */
  id?: string;
  /** A small button, where the title row has no room for it. */
  action?: ReactNode;
  children: ReactNode;
}

/** The part of a screen that holds its list: little stands above the rows. */
export function ListSection({ title, lead, id, action, children }: ListSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="page-width pt-4 pb-8 outline-none sm:pt-6">
      <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-4">
        <Heading level={2} size={3} id={heading}>
          {title}
        </Heading>
        <p className="hidden text-sm text-ink-muted md:block">{lead}</p>
        {action && <div className="ms-auto lg:hidden">{action}</div>}
      </div>
      {children}
    </section>
  );
}
