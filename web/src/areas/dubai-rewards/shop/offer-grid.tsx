import type { DubaiCategory } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { ReactNode } from 'react';
import { categoriesTexts } from '../../translations/texts.en';
import { CategoryBadge } from '../../../kit/art/categories/category-badge';
import { classNames } from '../../../kit/class-names';
import { EmptyState } from '../../../kit/empty-state';
import { Heading } from '../../../kit/heading';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { CategoryScene } from '../../../kit/art/categories/category-scene';
import { Card } from '../../../kit/card';
import { Skeleton } from '../../../kit/skeleton';

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

/** A card that is still loading, in the size of what comes. */
function OfferSkeleton() {
  return (
    <Card className="flex h-full flex-col overflow-hidden p-0!">
      <Skeleton className="aspect-320/104 w-full rounded-none" />
      <div className="grid gap-4 p-5 sm:p-6">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-7 w-3/4" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
        <Skeleton className="mt-3 h-19 w-full rounded-md" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-12 w-full rounded-full" />
      </div>
    </Card>
  );
}

interface OfferCardProps {
  /** What a link names it by. */
  id?: string;
  titleId: string;
  category: DubaiCategory;
  /** Instead of its category's picture. */
  scene?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** Beside the category: warnings and whom it is for. */
  badges?: ReactNode;
  /** Under the title: the partner, and how many are left. */
  byline?: ReactNode;
  children: ReactNode;
}

/** The frame that challenges and rewards share: a drawing, the category, the title and what it is about. */
export function OfferCard({ id, titleId, category, scene, title, ...rest }: OfferCardProps) {
  const { description, badges, byline, children } = rest;
  return (
    <article id={id} aria-labelledby={titleId} className="h-full rounded-lg">
      <Card className="flex h-full flex-col overflow-hidden p-0!">
        {scene ?? <CategoryScene category={category} />}
        <div className="flex grow flex-col p-4 sm:p-6">
          <div className="flex flex-wrap gap-2">
            <CategoryBadge category={category}>{categoriesTexts[category]}</CategoryBadge>
            {badges}
          </div>
          <Heading level={2} size={3} id={titleId} className="mt-3">
            {title}
          </Heading>
          {byline && <div className="text-sm text-ink-muted">{byline}</div>}
          <p className="mt-2 mb-5">
            <bdi>{description}</bdi>
          </p>
          <div className="mt-auto grid gap-4">{children}</div>
        </div>
      </Card>
    </article>
  );
}
