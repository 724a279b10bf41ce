import { messages } from '../../../shared/messages/messages';
import { ButtonLink } from '../../../shared/ui/button-link';
import { PageHeader } from '../../../shared/ui/page-header';
import { TabPanel, Tabs } from '../../../shared/ui/tabs';
import { useNamedItem } from '../../../shared/company/use-named-item';
import { AnalyticsTab } from './analytics/analytics-tab';
import { DashboardFigures } from './dashboard-figures';
import { DeskArt } from './desk-art';
import { OrdersTab } from './orders-tab';
import { QuotesTab } from './quotes-tab';

const text = messages.corporateDashboard;
const NAMES = ['quotes', 'orders', 'analytics'] as const;
const TABS = NAMES.map((value) => ({ value, label: text.tabs[value] }));

/** The corporate dashboard (spec document 2, section 2). `?tab=` opens a tab. */
export function CorporateDashboardPage() {
  const [named, setNamed] = useNamedItem('tab');
  const tab = NAMES.find((name) => name === named) ?? 'quotes';
  return (
    <>
      <PageHeader
        eyebrow={messages.corporate.eyebrow}
        title={text.title}
        lead={text.lead}
        art={<DeskArt />}
        actions={
          <>
            <ButtonLink to="/bulk-tradein">{text.tradeIn}</ButtonLink>
            <ButtonLink to="/corporate-quotes" variant="secondary">
              {text.quote}
            </ButtonLink>
          </>
        }
      />
      <div className="page-width grid grid-cols-1 gap-8 pt-4 pb-16 sm:pb-24">
        <DashboardFigures />
        <Tabs label={text.tabs.label} tabs={TABS} value={tab} onChange={setNamed}>
          <TabPanel value="quotes">
            <QuotesTab />
          </TabPanel>
          <TabPanel value="orders">
            <OrdersTab />
          </TabPanel>
          <TabPanel value="analytics">
            <AnalyticsTab />
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}
