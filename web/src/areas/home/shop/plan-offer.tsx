import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { homeSectionsTexts } from '../texts-sections.en';
import { Badge } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { PlanArt } from './art/plan-art';
import { StoreOrder } from './store-order';
import type { HomeOrder } from './use-home-order';

function benefits(plan: WaterSystemPlan): string[] {
  const text = homeSectionsTexts.shop.benefits;
  return [
    text.level(plan.level),
    text.points(formatWhole(plan.points)),
    text.multiplier(plan.multiplier),
    text.filters(plan.filterMonths),
    ...(plan.freeInstallation ? [text.installation] : []),
    ...(plan.heroDiscount ? [text.heroDiscount(formatAed(plan.heroDiscount))] : []),
    ...(plan.futurePlanDiscountPercent ? [text.futureDiscount(plan.futurePlanDiscountPercent)] : []),
  ];
}

/** A plan with its price and what it brings (spec document 1, section 9). */
export function PlanOffer({ plan, order }: { plan: WaterSystemPlan; order: HomeOrder }) {
  const { names, popular, entry } = homeSectionsTexts.shop;
  const name = names[plan.id];
  return (
    <Card className={classNames('flex h-full flex-col gap-4 overflow-hidden p-0!', plan.popular && 'border-accent')}>
      <PlanArt size={plan.level - 1} />
      <div className="flex flex-1 flex-col gap-4 px-6 pb-5">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <Heading level={3}>{name}</Heading>
          {plan.popular && <Badge tone="accent">{popular}</Badge>}
          {plan.isHeroEntry && <Badge tone="sand">{entry}</Badge>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-3xl font-medium tabular-nums">{formatAed(plan.price)}</span>
          <span className="text-sm text-ink-muted">{commonTexts.instead(formatAed(plan.originalPrice))}</span>
        </p>
        <ul className="mb-2 flex flex-col gap-1.5 text-sm">
          {benefits(plan).map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <Icon name="check" className="mt-0.5 text-positive" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <StoreOrder id={plan.id} name={name} order={order} variant={plan.popular ? 'primary' : 'secondary'} />
        </div>
      </div>
    </Card>
  );
}
