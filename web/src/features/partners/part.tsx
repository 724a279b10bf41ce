import { type ReactNode, useId } from 'react';
import { Heading } from '../../shared/ui/heading';

interface PartProps {
  title: string;
  lead?: string;
  id?: string;
  children: ReactNode;
}

/** A titled part of a tab. */
export function Part({ title, lead, id, children }: PartProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="min-w-0 outline-none">
      <Heading level={2} id={heading}>
        {title}
      </Heading>
      {lead && <p className="mt-2 max-w-prose text-ink-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
