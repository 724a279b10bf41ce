import { lazy, useState } from 'react';
import { STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { Heading } from '../../../kit/heading';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Card } from '../../../kit/card';
import { Icon } from '../../../kit/icon';
import { homeSectionsTexts } from '../texts-sections.en';
import { type HomeOrder, StoreOrder, useHomeOrder } from './store-order';
import { PlanOffer } from './plan-offer';

const text = homeSectionsTexts.shop.starter;

const contents = () => [
  text.shower(formatAed(STARTER_KIT.showerFilterValue)),
  text.membership(formatAed(STARTER_KIT.membershipAndSetupValue)),
  text.points(formatWhole(STARTER_KIT.points)),
  text.guarantee(STARTER_KIT.guaranteeDays, STARTER_KIT.warrantyYears),
];

/** The water-system shop: three plans and the starter kit, each ordered here (spec document 1, sections 2 and 4). */
function ShopPanel({ order }: { order: HomeOrder }) {
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

const loadMissions = () => loadCode(() => import('./missions-panel'));
const loadHeroes = () => loadCode(() => import('./heroes-panel'));
const MissionsPanel = lazy(async () => ({ default: (await loadMissions()).MissionsPanel }));
const HeroesPanel = lazy(async () => ({ default: (await loadHeroes()).HeroesPanel }));
const preload = (): void => loadAhead(loadMissions, loadHeroes);

/** Missions, the water-system shop (shown first) and the best heroes (spec document 1, section 2). */
export function MainTabs() {
  const [tab, setTab] = useState<'missions' | 'shop' | 'heroes'>('shop');
  // Here, so that an order under way outlives a change of tab.
  const order = useHomeOrder();
  const { title, lead, label, missions, shop, heroes } = homeSectionsTexts.tabs;
  return (
    <section aria-labelledby="main-tabs-heading" className="page-width section-gap">
      <Heading level={2} id="main-tabs-heading">
        {title}
      </Heading>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">{lead}</p>
      {/* The other tabs' code is on its way before one of them is pressed. */}
      <div onPointerEnter={preload} onFocus={preload} className="mt-6">
        <Tabs
          label={label}
          tabs={[
            { value: 'missions', label: missions },
            { value: 'shop', label: shop },
            { value: 'heroes', label: heroes },
          ]}
          value={tab}
          onChange={setTab}
        >
          <TabPanel value="missions">
            <LaterPart wasAskedFor pending={<PanelPending />}>
              <MissionsPanel />
            </LaterPart>
          </TabPanel>
          <TabPanel value="shop">
            <ShopPanel order={order} />
          </TabPanel>
          <TabPanel value="heroes">
            <LaterPart wasAskedFor pending={<PanelPending />}>
              <HeroesPanel />
            </LaterPart>
          </TabPanel>
        </Tabs>
      </div>
    </section>
  );
}

/** The shape of a tab's cards, while its code loads. */
function PanelPending() {
  return (
    <div aria-busy className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <VisuallyHidden>{shellTexts.loading}</VisuallyHidden>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
