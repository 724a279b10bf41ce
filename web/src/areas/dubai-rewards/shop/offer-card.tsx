import type { DubaiCategory } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { ReactNode } from 'react';
import { categoriesTexts } from '../../../kernel/i18n/texts-categories.en';
import { CategoryBadge } from '../../../kit/art/categories/category-badge';
import { CategoryScene } from '../../../kit/art/categories/category-scene';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';

interface OfferCardProps {
  titleId: string;
  category: DubaiCategory;
  title: ReactNode;
  description: ReactNode;
  /** Beside the category: warnings and whom it is for. */
  badges?: ReactNode;
  /** Under the title: the partner, and how many are left. */
  byline?: ReactNode;
  children: ReactNode;
}

/** The frame that challenges and rewards share: a drawing, the category, the title and what it is about. */
export function OfferCard({ titleId, category, title, description, badges, byline, children }: OfferCardProps) {
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Card className="flex h-full flex-col overflow-hidden p-0!">
        <CategoryScene category={category} />
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
