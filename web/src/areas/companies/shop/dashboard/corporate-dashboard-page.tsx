import type { FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadCode } from '../../../../kernel/hydration/not-loaded';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { TabPanel, Tabs } from '../../../../kit/tabs';
import { Spot } from '../../../../kit/art/spot';
import { hasFailed } from '../../../../kernel/api/has-failed';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { Card } from '../../../../kit/card';
import { EmptyState } from '../../../../kit/empty-state';
import { CompanyTitleRow } from '../../../corporate/company-title-row';
import { useActs, useCompanyRoom } from '../../../corporate/company-queries';
import { RequiresCompany } from '../../../corporate/own-company/requires-company';
import { useNamedItem } from '../../../corporate/use-named-item';
import { useUndecided } from '../../../corporate/use-undecided';
import { QuoteList } from '../../../quotes/quote-list';
import { OrderList } from '../../../orders/order-list';
import { ListSkeleton, LoadFailed } from '../../../corporate/list-parts';
import { corporateDashboardTexts } from '../../texts-dashboard.en';
import { DashboardFigures } from './dashboard-figures';
import { periodOf, PromiseFigures, useFigures, USUAL_PERIOD } from './figures';
import { Charts } from './analytics/charts';

const text = corporateDashboardTexts;
/** Its code comes with a company that is not approved. */
const UndecidedDashboard = lazy(async () => ({
  default: (await loadCode(() => import('./undecided-dashboard'))).UndecidedDashboard,
}));
const NAMES = ['quotes', 'orders', 'analytics'] as const;
const TABS = NAMES.map((value) => ({
  value,
  get label() {
    return text.tabs[value];
  },
}));
/** What the address says of a list, which is another one on another tab. */
const OF_A_LIST = ['q', 'status', 'sort', 'order', 'quote'];

/** The corporate dashboard (spec document 2, section 2). `?tab=` opens a tab, `?period=` is that of the figures. */
export function CorporateDashboardPage() {
  const [named, setNamed] = useNamedItem('tab');
  const [namedPeriod, setPeriod] = useNamedItem('period');
  const tab = NAMES.find((name) => name === named) ?? 'quotes';
  const period = periodOf(namedPeriod);
  const open = (name: string) => {
    const url = new URL(location.href);
    for (const parameter of OF_A_LIST) url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
    setNamed(name);
  };
  return (
    <>
      <CompanyTitleRow
        title={text.title}
        lead={text.lead}
        art={<DeskArt />}
        actions={
          <>
            <ButtonLink size="small" to="/bulk-tradein">{text.tradeIn}</ButtonLink>
            <ButtonLink size="small" to="/corporate-quotes" variant="secondary">
              {text.quote}
            </ButtonLink>
          </>
        }
      />
      <RequiresCompany>
        <div className="page-width grid grid-cols-1 gap-2 pt-3 pb-16 sm:gap-4 sm:pt-4 sm:pb-24">
          <OrUndecided>
            <DashboardFigures
              period={period}
              onPeriod={(chosen) => setPeriod(chosen === USUAL_PERIOD ? undefined : chosen)}
            />
            <Tabs label={text.tabs.label} tabs={TABS} value={tab} onChange={open}>
              <TabPanel value="quotes" className="pt-4!">
                <QuoteList askAt="/corporate-quotes#ask" />
              </TabPanel>
              <TabPanel value="orders" className="pt-4!">
                <OrdersTab />
              </TabPanel>
              <TabPanel value="analytics">
                <AnalyticsTab period={period} />
              </TabPanel>
            </Tabs>
          </OrUndecided>
        </div>
      </RequiresCompany>
    </>
  );
}

/** A company that is not approved has figures only if it was approved once: then its quotes are still here. */
function OrUndecided({ children }: { children: ReactNode }) {
  const isUndecided = useUndecided() !== undefined;
  const hasQuotes = !!useCompanyRoom()?.quotes.length;
  if (!isUndecided) return children;
  return (
    <>
      <Suspense fallback={<ListSkeleton label={text.loading} rows={1} rowClassName="h-64" />}>
        <UndecidedDashboard hasQuotes={hasQuotes} />
      </Suspense>
      {hasQuotes && children}
    </>
  );
}

/** A screen with figures that rise. */
function DeskArt() {
  return (
    <Spot sun={[134, 28]}>
      <path
        fill="var(--color-spot-ink)"
        d="M46 12h84a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6m34 54h16l3 12H77z"
      />
      <path fill="var(--color-spot-paper)" d="M47 19h82v40H47z" />
      <path fill="var(--color-spot-soft)" d="M55 44h10v10H55zm16-8h10v18H71z" />
      <path fill="var(--color-spot)" d="M87 30h10v24H87zm16-5h10v29h-10z" />
      <path
        stroke="var(--color-sand)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M57 36l18-8 16-6 22-2"
      />
    </Spot>
  );
}

/** Purchase Orders: Track Progress shows for processing orders (spec document 2, section 2). */
function OrdersTab() {
  return (
    <OrderList
      renderAction={({ id, status }) =>
        status === 'processing' && (
          <ButtonLink
            size="small"
            variant="secondary"
            to={`/purchase-orders?order=${id}`}
            aria-label={text.trackOrder(id)}
          >
            {text.track}
          </ButtonLink>
        )}
    />
  );
}

/** Analytics: the period's course, the quotes' states and kept promises, from the company's own quotes and orders. */
function AnalyticsTab({ period }: { period: FigurePeriod }) {
  const figures = useFigures(period);
  const undecided = useUndecided();
  const sla = useQuery({ ...queryOptionsOf(ORDERS_ROUTES.readSla), enabled: useActs() });
  const failed = [figures, sla].find(hasFailed);
  if (failed) return <Card><LoadFailed of={failed} /></Card>;
  if (!figures.data || !sla.data) return <ListSkeleton label={text.loading} rows={2} rowClassName="h-80" />;
  const { quoteStates } = figures.data;
  if (quoteStates.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text.noFigures.title}
          description={undecided ?? text.noFigures.description}
          headingLevel={2}
          action={!undecided && <ButtonLink to="/bulk-tradein">{text.tradeIn}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PromiseFigures sla={sla.data} quoteStates={quoteStates} />
      <Charts figures={figures.data} period={period} />
    </div>
  );
}
