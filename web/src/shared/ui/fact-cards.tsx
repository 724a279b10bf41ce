import { Card } from './card';
import { classNames } from './class-names';

export interface Fact {
  /** The figure or the name, in large type. */
  figure: string;
  label: string;
  note?: string;
}

/** Rows without a lonely last card: four columns for four facts, two for two, otherwise three. */
function columnsFor(count: number): string {
  if (count === 2) return '';
  return count === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
}

/** Figures with their meaning, side by side. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', columnsFor(facts.length))}>
      {facts.map(({ figure, label, note }) => (
        <li key={label}>
          <Card className="h-full">
            <p className="font-display text-2xl font-medium tabular-nums">{figure}</p>
            <p className="mt-1 font-medium">{label}</p>
            {note && <p className="mt-2 text-sm text-ink-muted">{note}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
