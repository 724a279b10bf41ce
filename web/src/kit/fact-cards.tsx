import { Card } from './card';
import { classNames } from './class-names';

export interface Fact {
  /** The figure or the name, in large type. */
  figure: string;
  label: string;
  note?: string;
}

/** Rows without a lonely last card: four columns for four facts, two for two, otherwise three; two on phones. */
function columnsFor(count: number): string {
  const onPhones = count % 2 === 0 ? 'min-[23rem]:grid-cols-2' : 'sm:grid-cols-2';
  if (count === 2) return onPhones;
  return `${onPhones} ${count === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`;
}

/** Figures with their meaning, side by side. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={classNames('grid gap-3 sm:gap-4', columnsFor(facts.length))}>
      {facts.map(({ figure, label, note }) => (
        <li key={label}>
          <Card className="h-full px-4 py-4 sm:p-6">
            <p className="font-display text-2xl font-medium tabular-nums">{figure}</p>
            <p className="text-sm font-medium sm:mt-1 sm:text-base">{label}</p>
            {note && <p className="mt-1 text-sm text-ink-muted sm:mt-2">{note}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
