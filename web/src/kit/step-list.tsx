import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';

interface Step {
  title: string;
  text: ReactNode;
}

/** A numbered course of events; a brief one shows its titles alone on phones, two in a row. */
export function StepList({ steps, isBrief }: { steps: readonly Step[]; isBrief?: boolean }) {
  return (
    <ol
      className={classNames(
        'grid gap-x-4 gap-y-4 sm:gap-x-8 sm:gap-y-6',
        isBrief && 'grid-cols-2',
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
          <p className={classNames('mt-1 text-ink-muted', isBrief ? 'max-sm:sr-only' : 'max-sm:col-start-2')}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
