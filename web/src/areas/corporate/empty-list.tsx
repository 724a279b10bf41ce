import type { ReactNode } from 'react';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';

interface EmptyListProps {
  /** Whether a search or a filter leaves nothing of what may be there. */
  isFiltered: boolean;
  /** What is not there when nothing fits. */
  noneFits: string;
  onClear: () => void;
  /** What comes here, and how to begin. */
  children: ReactNode;
}

/** A list without items: what fits nothing can be cleared, and what has nothing yet says how to begin. */
export function EmptyList({ isFiltered, noneFits, onClear, children }: EmptyListProps) {
  const { nothingFits, clear } = corporateTexts.filter;
  return (
    <Card>
      {isFiltered
        ? <EmptyState title={noneFits} description={nothingFits} action={<Button onClick={onClear}>{clear}</Button>} />
        : children}
    </Card>
  );
}
