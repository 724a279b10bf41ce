import { useState } from 'react';
import { messages } from '../../shared/messages/messages';
import { Heading } from '../../shared/ui/heading';
import { TabPanel, Tabs } from '../../shared/ui/tabs';
import { HeroesPanel } from './heroes-panel';
import { MissionsPanel } from './missions-panel';
import { ShopPanel } from './shop-panel';
import { useHomeOrder } from './use-home-order';

/** Missions, the water-system shop (shown first) and the best heroes (spec document 1, section 2). */
export function MainTabs() {
  const [tab, setTab] = useState<'missions' | 'shop' | 'heroes'>('shop');
  // Here, so that an order under way outlives a change of tab.
  const order = useHomeOrder();
  const { title, lead, label, missions, shop, heroes } = messages.home.tabs;
  return (
    <section aria-labelledby="main-tabs-heading" className="page-width section-gap">
      <Heading level={2} id="main-tabs-heading">
        {title}
      </Heading>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">{lead}</p>
      <Tabs
        label={label}
        tabs={[
          { value: 'missions', label: missions },
          { value: 'shop', label: shop },
          { value: 'heroes', label: heroes },
        ]}
        value={tab}
        onChange={setTab}
        className="mt-6"
      >
        <TabPanel value="missions">
          <MissionsPanel />
        </TabPanel>
        <TabPanel value="shop">
          <ShopPanel order={order} />
        </TabPanel>
        <TabPanel value="heroes">
          <HeroesPanel />
        </TabPanel>
      </Tabs>
    </section>
  );
}
