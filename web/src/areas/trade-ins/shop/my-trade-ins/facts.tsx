import type { ReactNode } from 'react';

export interface TradeInFact {
  label: string;
  value: ReactNode;
}

/** What a trade-in holds, in one row that wraps. */
export function Facts({ facts }: { facts: readonly TradeInFact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="font-semibold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
