import { lazy, useState } from 'react';
import { homeSectionsTexts } from '../texts-sections.en';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { Heading } from '../../../kit/heading';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { ShopPanel } from './shop-panel';
import { useHomeOrder } from './use-home-order';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';

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
