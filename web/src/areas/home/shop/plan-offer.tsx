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
import { type HomeOrder, StoreOrder } from './store-order';

const DROPS = [
  { x: 236, y: 30, scale: 1 },
  { x: 268, y: 62, scale: 0.72 },
  { x: 214, y: 78, scale: 0.6 },
] as const;

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

/** A filter with as many cartridges and drops as the plan is large: 1 to 3. */
function PlanArt({ size }: { size: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMid slice"
      className="h-36 w-full bg-sky"
      fill="none"
    >
      <circle cx="292" cy="44" r="30" fill="var(--color-sun)" opacity="0.8" />
      <path
        fill="var(--color-sea-light)"
        d="M0 116c30 0 30-8 60-8s30 8 60 8 30-8 60-8 30 8 60 8 30-8 60-8 30 8 60 8v30H0z"
      />
      <path fill="var(--color-spot-ink)" d="M70 26h118a10 10 0 0 1 10 10v6H60v-6a10 10 0 0 1 10-10" />
      {Array.from({ length: size }, (_cartridge, index) => (
        <g key={index} transform={`translate(${129 - size * 21 + index * 42} 42)`}>
          <path fill="var(--color-spot-paper)" d="M4 0h34v60a10 10 0 0 1-10 10H14A10 10 0 0 1 4 60z" />
          <path fill="var(--color-spot-soft)" d="M4 34c9 0 9-5 17-5s9 5 17 5v26a10 10 0 0 1-10 10H14A10 10 0 0 1 4 60z" />
          <path fill="var(--color-spot)" d="M17 70h8v12h-8z" />
          <path
            stroke="var(--color-spot-ink)"
            strokeWidth="2"
            d="M4 0h34v60a10 10 0 0 1-10 10H14A10 10 0 0 1 4 60z"
          />
        </g>
      ))}
      {DROPS.slice(0, size).map(({ x, y, scale }) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill="var(--color-spot-soft)"
          d="M0 0c12 14 19 22 19 32a19 19 0 0 1-38 0C-19 22-12 14 0 0"
        />
      ))}
    </svg>
  );
}
