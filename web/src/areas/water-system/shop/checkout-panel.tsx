import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { waterSystemTexts } from '../texts.en';
import { StoreLink } from '../../shop/store-link-button';
import { ProductScene } from '../../../kit/art/product-scene';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { CheckList } from '../../../kit/check-list';
import { Heading } from '../../../kit/heading';
import { PriceTag } from '../../../kit/price-tag';
import { SavingBadge } from '../../../kit/saving-badge';
import { alliancePath } from './alliance-path';
import { PLAN_DRAWINGS } from './plan-drawings';
import { planFeatures } from './plan-features';

/** The chosen package, what is to be paid for it, and the way to the external shop's checkout. */
export function CheckoutPanel({ plan }: { plan: WaterSystemPlan }) {
  const { alliance, names, subtitles } = waterSystemTexts;
  return (
    <div className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-card lg:grid-cols-[1fr_1.25fr]">
      <ProductScene Art={PLAN_DRAWINGS[plan.id]} className="aspect-4/3 lg:aspect-auto" inset="p-6" />
      <div className="flex flex-col gap-6 p-6 sm:p-10">
        <div>
          <Heading level={3} size={2}>
            {names[plan.id]}
          </Heading>
          <p className="mt-1 text-lg text-ink-muted">{subtitles[plan.id]}</p>
        </div>
        <CheckList items={planFeatures(plan)} className="gap-2 sm:grid sm:grid-cols-2" />
        <div className="flex flex-col gap-5 rounded-lg bg-sand-soft p-5 sm:p-6">
          <div>
            <p className="mb-1 flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
              {alliance.total}
              <SavingBadge price={plan.price} originalPrice={plan.originalPrice} />
            </p>
            <PriceTag size="large" price={plan.price} originalPrice={plan.originalPrice} />
          </div>
          <div className="flex flex-wrap gap-3">
            <StoreLink parameters={{ plan: plan.id }} className="flex-1 basis-48">
              {alliance.checkout}
            </StoreLink>
            <ButtonLink to={alliancePath()} variant="secondary" className="flex-1 basis-48">
              {alliance.change}
            </ButtonLink>
          </div>
          <p className="text-sm text-ink-muted">{alliance.checkoutNote}</p>
        </div>
      </div>
    </div>
  );
}
