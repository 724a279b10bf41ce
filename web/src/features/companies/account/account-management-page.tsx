import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../shared/api/query-options';
import { messages } from '../../../shared/messages/messages';
import { Badge } from '../../../shared/ui/badge';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { Skeleton } from '../../../shared/ui/skeleton';
import { TabPanel, Tabs } from '../../../shared/ui/tabs';
import { useCompanyRoom } from '../../../shared/company/use-company-room';
import { useNamedItem } from '../../../shared/company/use-named-item';
import { BillingTab } from './billing/billing-tab';
import { CompanyInfoTab } from './company-info-tab';
import { IntegrationsTab } from './integrations/integrations-tab';
import { NotificationsTab } from './notifications-tab';
import { OfficeArt } from './office-art';
import { UsersTab } from './users/users-tab';

const text = messages.corporateAccount;
const ICONS = { company: 'building', users: 'users', billing: 'card', notifications: 'bell', integrations: 'plug' } as const satisfies Record<string, IconName>;
type AccountTab = keyof typeof ICONS;
const NAMES = Object.keys(ICONS) as AccountTab[];
const TABS = NAMES.map((value) => ({
  value,
  label: (
    <>
      <Icon name={ICONS[value]} />
      {text.tabs[value]}
    </>
  ),
}));

/** Account management (spec document 2, section 2). `?tab=` opens a tab. */
export function AccountManagementPage() {
  useCompanyRoom();
  const [named, setNamed] = useNamedItem('tab');
  const tab = NAMES.find((name) => name === named) ?? 'company';
  return (
    <>
      <PageHeader eyebrow={messages.corporate.eyebrow} title={text.title} lead={text.lead} actions={<AccountBadge />} art={<OfficeArt />} />
      <div className="page-width pt-4 pb-16 sm:pb-24">
        <Tabs label={text.tabs.label} tabs={TABS} value={tab} onChange={setNamed}>
          <TabPanel value="company">
            <CompanyInfoTab />
          </TabPanel>
          <TabPanel value="users">
            <UsersTab />
          </TabPanel>
          <TabPanel value="billing">
            <BillingTab />
          </TabPanel>
          <TabPanel value="notifications">
            <NotificationsTab />
          </TabPanel>
          <TabPanel value="integrations">
            <IntegrationsTab />
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}

function AccountBadge() {
  const { data: company } = useQuery(queryOptionsOf(COMPANIES_ROUTES.readCompany));
  if (!company) return <Skeleton className="h-7 w-64 rounded-full" />;
  return (
    <>
      {company.verified && (
        <Badge tone="positive">
          <Icon name="shield" />
          {text.verified}
        </Badge>
      )}
      <span className="font-semibold">{company.name}</span>
    </>
  );
}
