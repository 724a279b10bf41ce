import type { ReactNode } from 'react';

/** What belongs to a thing, by name; what has no value is left out. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {of.filter(([, value]) => value !== null && value !== undefined && value !== '').map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
