import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { useState } from 'react';
import { corporateOrdersTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { LoadFailed } from '../../corporate/load-failed';
import { later } from '../../corporate/overlay-room';
import { useOrder } from '../../corporate/use-order';
import { DevicesTab } from './devices-tab';
import { DocumentsTab } from './documents-tab';
import { LogisticsTab } from './logistics-tab';
import { OverviewTab } from './overview-tab';

type OrderTab = 'overview' | 'devices' | 'logistics' | 'documents';

const text = corporateOrdersTexts.tabs;
const TABS = (['overview', 'devices', 'logistics', 'documents'] as const).map((value) => ({
  value,
  get label() {
    return text[value];
  },
}));

/** An order's tabs (spec document 2, section 2), which follow its room. `summary` is what the list knows of it. */
export function OrderDetail({ id, summary }: { id: string; summary: OrderSummary }) {
  const [tab, setTab] = useState<OrderTab>('overview');
  const { order: loaded, error, isPending, advanced, refetch } = useOrder(id);
  const order = loaded && { ...loaded, ...later<OrderSummary>(loaded, summary) };
  return (
    <Tabs label={text.label(id)} tabs={TABS} value={tab} onChange={setTab}>
      {isPending ? (
        <div aria-busy className="grid grid-cols-1 gap-3 pt-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      ) : !order ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <TabPanel value="overview">
            <OverviewTab order={order} />
          </TabPanel>
          <TabPanel value="devices">
            <DevicesTab order={order} advanced={advanced} />
          </TabPanel>
          <TabPanel value="logistics">
            <LogisticsTab order={order} />
          </TabPanel>
          <TabPanel value="documents">
            <DocumentsTab order={order} />
          </TabPanel>
        </>
      )}
    </Tabs>
  );
}
