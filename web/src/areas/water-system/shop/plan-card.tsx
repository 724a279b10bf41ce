import { WATER_SYSTEM_PLANS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import type { ReactNode } from 'react';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { CounterUnitArt, Glass, type ProductArt, type ProductArtProps } from '../../shop/art/counter-unit-art';
import { waterSystemTexts } from '../texts.en';
import { ProductScene } from '../../../kit/art/product-scene';
import { Badge } from '../../../kit/badge';
import { CheckList, PriceTag, SavingBadge } from '../../../kit/offer-parts';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';

interface PlanCardProps {
  plan: WaterSystemPlan;
  /** Buttons or links at the foot. */
  actions?: ReactNode;
}

/** Every package's own drawing. */
export const PLAN_DRAWINGS: Record<WaterSystemPlan['id'], ProductArt> = {
  'hero-minimal': TapFilterArt,
  'hero-premium': CounterUnitArt,
  'hero-elite': TowerArt,
};

const TAPS = ['var(--color-spot-soft)', 'var(--color-spot-paper)', 'var(--color-sand)'] as const;

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
        <ProductScene Art={PLAN_DRAWINGS[id]} className="aspect-2/1 sm:aspect-4/3" />
        <p className="absolute inset-x-4 top-4 flex flex-wrap justify-between gap-1">
          <Badge tone={popular ? 'accent' : 'sand'}>{badges[id]}</Badge>
          <SavingBadge price={price} originalPrice={originalPrice} />
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5 sm:gap-5 sm:p-6">
        <div>
          <Heading level={3} id={`plan-${id}`}>
            {names[id]}
          </Heading>
          <p className="mt-1 text-ink-muted">{subtitles[id]}</p>
        </div>
        <PriceTag size="large" price={price} originalPrice={originalPrice} />
        <CheckList items={planFeatures(plan)} className="gap-1.5 max-sm:text-sm sm:gap-2" />
        {actions && <div className="mt-auto grid gap-2 pt-2">{actions}</div>}
      </div>
    </article>
  );
}

/** What a package brings, in words (spec document 1, section 9). */
export function planFeatures(plan: WaterSystemPlan): readonly string[] {
  const text = waterSystemTexts;
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

/** A compact filter on the kitchen tap. */
function TapFilterArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <path d="M18 204h204a6 6 0 0 1 6 6v14H12v-14a6 6 0 0 1 6-6" fill="var(--color-spot-ink)" />
      <path d="M178 190V78a42 42 0 0 0-84 0v12" stroke="var(--color-spot-ink)" strokeWidth="17" strokeLinecap="round" />
      <path d="M158 178h40v26h-40z" fill="var(--color-spot-ink)" />
      <path d="M196 146h26" stroke="var(--color-spot-ink)" strokeWidth="12" strokeLinecap="round" />
      <rect x="36" y="92" width="84" height="50" rx="22" fill="var(--color-spot)" />
      <path d="M58 98c7 8 10 13 10 18a10 10 0 0 1-20 0c0-5 3-10 10-18" fill="var(--color-spot-paper)" />
      <circle cx="100" cy="117" r="9" fill="var(--color-sand)" />
      <path d="M84 142h20v10H84z" fill="var(--color-spot-ink)" />
      <path d="M91 152h6v18h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(76 160)" />
    </svg>
  );
}

/** A free-standing tower with cold, room-warm and hot water. */
function TowerArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="224" rx="80" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <rect x="60" y="12" width="120" height="212" rx="20" fill="var(--color-spot)" />
      <rect x="74" y="24" width="92" height="36" rx="12" fill="var(--color-spot-ink)" />
      {TAPS.map((tint, index) => <circle key={tint} cx={96 + index * 24} cy="42" r="8" fill={tint} />)}
      <rect x="74" y="70" width="92" height="84" rx="13" fill="var(--color-spot-ink)" />
      <rect x="80" y="76" width="80" height="72" rx="8" fill="var(--color-spot-paper)" />
      <path d="M104 70h32v12a6 6 0 0 1-6 6h-20a6 6 0 0 1-6-6z" fill="var(--color-spot-ink)" />
      <path d="M117 88h6v24h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(102 104)" />
      <path d="M80 172h80M80 186h48" stroke="var(--color-spot-soft)" strokeWidth="6" strokeLinecap="round" />
      <path d="M72 216h22v8H72zM146 216h22v8h-22z" fill="var(--color-spot-ink)" />
    </svg>
  );
}

const VARIANT = 'variant';

/** The alliance screen with a package chosen, or with none (spec document 1, section 4). */
export function alliancePath(plan?: WaterSystemPlan['id']): string {
  return plan ? `/aquacafe-alliance?${VARIANT}=${plan}` : '/aquacafe-alliance';
}

/** The package that an address of the alliance screen names. */
export function chosenPlan(query: URLSearchParams): WaterSystemPlan | undefined {
  return WATER_SYSTEM_PLANS.find(({ id }) => id === query.get(VARIANT));
}
