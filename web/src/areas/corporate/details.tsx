import type { ReactNode } from 'react';
import { classNames } from '../../kit/class-names';

interface DetailsProps {
  /** Terms and what they are; those without a value are left out. */
  items: readonly (readonly [term: string, value: ReactNode])[];
  className?: string;
}

/** Facts of a quote, an order or a person, each with its name. */
export function Details({ items, className }: DetailsProps) {
  return (
    <dl className={classNames('grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="mt-0.5 font-medium break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
