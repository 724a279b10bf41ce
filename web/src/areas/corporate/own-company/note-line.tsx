import type { ReactNode } from 'react';
import { classNames } from '../../../kit/class-names';

/** A line across the top of a company screen, about whose work it shows. */
export function NoteLine({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="note" aria-label={label} className={classNames('border-b border-line bg-band', className)}>
      <p className="page-width flex min-h-12 flex-wrap content-center items-center gap-x-2 py-0.5 text-xs text-ink-muted sm:min-h-10 sm:text-sm">
        {children}
      </p>
    </div>
  );
}
