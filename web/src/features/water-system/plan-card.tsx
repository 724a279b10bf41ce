import type { WaterSystemPlan } from '@planet-heroes/contracts/catalogue/plans';
import { formatAed } from '../../shared/format/format-money';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Heading } from '../../shared/ui/heading';
import { Icon } from '../../shared/ui/icon';

function features(plan: WaterSystemPlan): string[] {
  const text = messages.waterSystem;
  return [
    text.level(plan.level),
    text.starterPoints(formatWhole(plan.points)),
    text.multiplier(plan.multiplier),
    text.filters(plan.filterMonths),
    ...(plan.freeInstallation ? [text.installation] : []),
    ...(plan.heroDiscount ? [text.heroDiscount(formatAed(plan.heroDiscount))] : []),
    ...(plan.futurePlanDiscountPercent ? [text.futureDiscount(plan.futurePlanDiscountPercent)] : []),
  ];
}

/** A package with its price and what it brings. */
export function PlanCard({ plan }: { plan: WaterSystemPlan }) {
  const { names, packages } = messages.waterSystem;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={3}>{names[plan.id]}</Heading>
        {plan.popular && <Badge tone="sand">{packages.popular}</Badge>}
      </div>
      <p>
        <span className="block font-display text-3xl font-medium tabular-nums">{formatAed(plan.price)}</span>
        <span className="text-sm text-ink-muted">{messages.common.instead(formatAed(plan.originalPrice))}</span>
      </p>
      <ul className="flex flex-col gap-2">
        {features(plan).map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 text-positive" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
