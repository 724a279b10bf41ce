import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';

interface TitledSectionProps {
  title: string;
  lead?: ReactNode;
  /** Makes the section a target for links within the page. */
  id?: string;
  /** Its place in the layout. */
  className?: string;
  children: ReactNode;
}

/** A titled part of a screen or a tab. */
export function TitledSection({ title, lead, id, className = 'min-w-0', children }: TitledSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classNames('outline-none', className)}>
      <Heading level={2} id={heading}>
        {title}
      </Heading>
      {lead && <p className="mt-2 max-w-prose text-ink-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** A titled part of a screen, as wide as the page. */
export function PageSection(props: Omit<ComponentProps<typeof TitledSection>, 'className'>) {
  return <TitledSection {...props} className="page-width py-6 sm:py-10" />;
}
