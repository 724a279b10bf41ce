import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import type { ReactNode } from 'react';
import { waterSystemTexts } from '../texts.en';
import { ProductScene } from '../../../kit/art/product-scene';
import { Badge } from '../../../kit/badge';
import { CheckList } from '../../../kit/check-list';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { PriceTag } from '../../../kit/price-tag';
import { SavingBadge } from '../../../kit/saving-badge';
import { PLAN_DRAWINGS } from './plan-drawings';
import { planFeatures } from './plan-features';

interface PlanCardProps {
  plan: WaterSystemPlan;
  /** Buttons or links at the foot. */
  actions?: ReactNode;
}

/** A package: drawing, name, price, what it brings, and what can be done with it (spec document 1, section 3). */
export function PlanCard({ plan, actions }: PlanCardProps) {
  const { names, subtitles, badges } = waterSystemTexts;
  const { id, price, originalPrice, popular } = plan;
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={classNames(
        'flex h-full flex-col overflow-hidden rounded-lg border bg-surface',
        popular ? 'border-accent shadow-raised' : 'border-line shadow-card',
      )}
    >
      <div className="relative">
        <ProductScene Art={PLAN_DRAWINGS[id]} className="aspect-4/3" />
        <p className="absolute inset-x-4 top-4 flex flex-wrap justify-between gap-1">
          <Badge tone={popular ? 'accent' : 'sand'}>{badges[id]}</Badge>
          <SavingBadge price={price} originalPrice={originalPrice} />
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-5 p-6">
        <div>
          <Heading level={3} id={`plan-${id}`}>
            {names[id]}
          </Heading>
          <p className="mt-1 text-ink-muted">{subtitles[id]}</p>
        </div>
        <PriceTag size="large" price={price} originalPrice={originalPrice} />
        <CheckList items={planFeatures(plan)} />
        {actions && <div className="mt-auto grid gap-2 pt-2">{actions}</div>}
      </div>
    </article>
  );
}
