import { STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { PlanOffer } from './plan-offer';
import type { HomeOrder } from './use-home-order';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { homeSectionsTexts } from '../texts-sections.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { StoreOrder } from './store-order';

const text = homeSectionsTexts.shop.starter;

const contents = () => [
  text.shower(formatAed(STARTER_KIT.showerFilterValue)),
  text.membership(formatAed(STARTER_KIT.membershipAndSetupValue)),
  text.points(formatWhole(STARTER_KIT.points)),
  text.guarantee(STARTER_KIT.guaranteeDays, STARTER_KIT.warrantyYears),
];

/** The water-system shop: three plans and the starter kit, each ordered here (spec document 1, sections 2 and 4). */
export function ShopPanel({ order }: { order: HomeOrder }) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 lg:grid-cols-3">
        {WATER_SYSTEM_PLANS.map((plan) => (
          <li key={plan.id}>
            <PlanOffer plan={plan} order={order} />
          </li>
        ))}
      </ul>
      <StarterOffer order={order} />
    </div>
  );
}

/** The starter kit: one payment, and what it brings (spec document 1, section 9). */
function StarterOffer({ order }: { order: HomeOrder }) {
  return (
    <Card tone="sand" className="grid items-center gap-6 sm:p-8 lg:grid-cols-[1fr_1.5fr_14rem] lg:gap-10">
      <div>
        <Heading level={3}>{text.title}</Heading>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-3xl font-medium tabular-nums">{formatAed(STARTER_KIT.price)}</span>
          <span className="text-sm text-ink-muted">{text.once}</span>
        </p>
        <p className="mt-1 text-sm text-ink-muted">{text.value(formatAed(STARTER_KIT.lifetimeValue))}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {contents().map((content) => (
          <li key={content} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 text-positive" />
            {content}
          </li>
        ))}
      </ul>
      <StoreOrder id="starter-kit" name={text.title} order={order} variant="secondary" />
    </Card>
  );
}
