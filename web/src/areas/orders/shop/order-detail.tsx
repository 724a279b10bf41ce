import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { Order, OrderDocument, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { useState } from 'react';
import { hasFailed } from '../../../kernel/api/has-failed';
import { currentLocale } from '../../../kernel/i18n/locale';
import { buttonStyle } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import { corporateOrdersTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { LoadFailed } from '../../corporate/list-parts';
import { later } from '../../corporate/list-rows';
import { useOrder } from './order-queries';
import { DevicesTab } from './devices-tab';
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
  const [isPlanning, setPlanning] = useState(false);
  const planNow = () => {
    setTab('logistics');
    setPlanning(true);
  };
  const { order: loaded, asked, advanced } = useOrder(id);
  const order = loaded && { ...loaded, ...later<OrderSummary>(loaded, summary) };
  return (
    <Tabs label={text.label(id)} tabs={TABS} value={tab} onChange={setTab}>
      {hasFailed(asked) ? (
        <LoadFailed of={asked} />
      ) : !order ? (
        <div aria-busy className="grid grid-cols-1 gap-3 pt-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <>
          <TabPanel value="overview">
            <OverviewTab order={order} onPlan={planNow} />
          </TabPanel>
          <TabPanel value="devices">
            <DevicesTab order={order} advanced={advanced} />
          </TabPanel>
          <TabPanel value="logistics">
            <LogisticsTab order={order} isPlanning={isPlanning} onPlan={setPlanning} />
          </TabPanel>
          <TabPanel value="documents">
            <DocumentsTab order={order} />
          </TabPanel>
        </>
      )}
    </Tabs>
  );
}

const documentTexts = corporateOrdersTexts.documents;

/** The order's papers, made from its data at every download. */
function DocumentsTab({ order }: { order: Order }) {
  if (order.documents.length === 0) return <p className="text-ink-muted">{documentTexts.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul role="list" aria-label={documentTexts.label} className="divide-y divide-line rounded-md border border-line">
        {order.documents.map((document) => <DocumentRow key={document.id} orderId={order.id} document={document} />)}
      </ul>
      {order.taxInvoice === 'no_company_number' && <p className="text-sm text-ink-muted">{documentTexts.noTaxNumber}</p>}
    </div>
  );
}

function DocumentRow({ orderId, document: { id, name, type } }: { orderId: string; document: OrderDocument }) {
  const title = `${documentTexts.titles[id]} ${orderId}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon name="document" className="size-7 text-accent" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">
          {documentTexts.titles[id]} <bdi className="whitespace-nowrap">{orderId}</bdi>
        </span>
        <span className="text-sm text-ink-muted">{documentTexts.types[type]}</span>
      </span>
      <a
        href={urlOf(ORDERS_ROUTES.downloadOrderDocument, {
          params: { id: orderId, documentId: id }, query: { locale: currentLocale() },
        })}
        download={name}
        className={buttonStyle('secondary', 'small')}
      >
        <Icon name="download" />
        {documentTexts.download}
        <span className="sr-only">{documentTexts.ofDocument(title)}</span>
      </a>
    </li>
  );
}
