import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';

interface Step {
  title: string;
  text: ReactNode;
}

/** A numbered course of events. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol
      className={classNames(
        'grid gap-x-8 gap-y-4 sm:gap-y-6',
        steps.length === 3
          ? 'md:grid-cols-3'
          : 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-accent pt-3 max-sm:grid max-sm:grid-cols-[1.5rem_1fr] sm:pt-4">
          <p aria-hidden className="font-display text-xl text-accent">
            {index + 1}
          </p>
          <Heading level={3} className="sm:mt-1">
            {title}
          </Heading>
          <p className="mt-1 text-ink-muted max-sm:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
