import type { ReactNode } from 'react';
import { classNames } from '../../../kit/class-names';
import { EmptyState } from '../../../kit/empty-state';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { CategoryScene } from '../../../kit/art/categories/category-scene';
import { OfferSkeleton } from './offer-skeleton';

interface OfferGridProps<T> {
  /** Undefined while they load. */
  offers: readonly T[] | undefined;
  label: string;
  loading: string;
  empty: string;
  skeletons: number;
  columns: 2 | 3;
  children: (offer: T) => ReactNode;
}

/** Offers as cards in two or three columns: loading, empty, or there (spec document 2, section 2). */
export function OfferGrid<T extends { id: string }>(
  { offers, label, loading, empty, skeletons, columns, children }: OfferGridProps<T>,
) {
  const grid = classNames('grid grid-cols-1 gap-5', columns === 2 ? 'md:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3');
  if (!offers) {
    return (
      <div aria-busy className={grid}>
        <VisuallyHidden>{loading}</VisuallyHidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <OfferSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (offers.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={empty}
        art={<CategoryScene category="experience" className="w-72 max-w-full rounded-lg" />}
        className="min-h-96 justify-center"
      />
    );
  }
  return (
    <ul aria-label={label} className={grid}>
      {offers.map((offer) => (
        <li key={offer.id} className="min-w-0">
          {children(offer)}
        </li>
      ))}
    </ul>
  );
}
