import { type ReactNode, useId } from 'react';
import { Heading } from './heading';

interface PageSectionProps {
  title: string;
  lead?: string;
  /** Makes the section a target for links within the page. */
  id?: string;
  children: ReactNode;
}

/** A titled part of a screen. */
export function PageSection({ title, lead, id, children }: PageSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="page-width py-8 outline-none sm:py-12">
      <Heading level={2} id={heading}>
        {title}
      </Heading>
      {lead && <p className="mt-2 max-w-prose text-ink-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
