import { type ReactNode, useId } from 'react';
import { failureText } from '../../kernel/api/api-error';
import type { Asked } from '../../kernel/api/has-failed';
import { formatTime } from '../../kernel/i18n/format-date';
import { classNames } from '../../kit/class-names';
import { Heading } from '../../kit/heading';
import { Skeleton } from '../../kit/skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';

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

/** What a list or a form shows when it could not be loaded, in the server's words where it gave any. */
export function LoadFailed({ of: { error, errorUpdateCount, errorUpdatedAt, isFetching, refetch } }: { of: Asked }) {
  const { title, description, retry, retried } = corporateTexts.failed;
  return (
    <EmptyState
      title={title}
      description={failureText(error, description)}
      action={
        <>
          <p role="status" className="min-h-5 w-full text-sm text-ink-muted">
            {errorUpdateCount > 1 && retried(errorUpdateCount, formatTime(new Date(errorUpdatedAt).toISOString()))}
          </p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        </>
      }
    />
  );
}

interface ListSkeletonProps {
  label: string;
  rows?: number;
  /** The height of one row. */
  rowClassName?: string;
  /** How many lines stand in one row. */
  lines?: number;
}

/** Holds the place of a list of cards. */
export function ListSkeleton({ label, rows = 4, rowClassName = 'h-44', lines = 2 }: ListSkeletonProps) {
  return (
    <div aria-busy className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_row, row) => (
        <div
          key={row}
          className={`grid content-evenly border-b border-line px-4 last:border-b-0 lg:px-5 ${rowClassName}`}
        >
          {Array.from({ length: lines }, (_line, line) => (
            <Skeleton key={line} className={`h-4 ${line % 2 === 0 ? 'w-40 max-w-full' : 'w-2/3'}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

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
