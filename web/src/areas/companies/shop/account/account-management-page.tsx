import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { corporateAccountTexts } from '../../texts-account.en';
import { Badge } from '../../../../kit/badge';
import { Icon } from '../../../../kit/icon';
import type { IconName } from '../../../../kit/icon-paths';
import { Skeleton } from '../../../../kit/skeleton';
import { TabPanel, Tabs } from '../../../../kit/tabs';
import { CompanyTitleRow } from '../../../corporate/company-title-row';
import { CompanyWork } from '../../../corporate/own-company/company-work';
import { useCompanyRoom } from '../../../corporate/use-company-room';
import { useNamedItem } from '../../../corporate/use-named-item';
import { BillingTab } from './billing/billing-tab';
import { CompanyInfoTab } from './company-info-tab';
import { IntegrationsTab } from './integrations/integrations-tab';
import { MyCompanies } from './my-companies';
import { NotificationsTab } from './notifications-tab';
import { OfficeArt } from './office-art';
import { UsersTab } from './users/users-tab';

const text = corporateAccountTexts;
const ICONS = {
  company: 'building',
  users: 'users',
  billing: 'card',
  notifications: 'bell',
  integrations: 'plug',
} as const satisfies Record<string, IconName>;
type AccountTab = keyof typeof ICONS;
const NAMES = Object.keys(ICONS) as AccountTab[];
const tabs = () =>
  NAMES.map((value) => ({
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
      <CompanyTitleRow
        title={text.title}
        lead={text.lead}
        note={<AccountBadge />}
        art={<OfficeArt />}
      />
      <CompanyWork>
        <div className="page-width pt-4 pb-16 sm:pb-24">
          <MyCompanies />
          <Tabs label={text.tabs.label} tabs={tabs()} value={tab} onChange={setNamed}>
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
      </CompanyWork>
    </>
  );
}

function AccountBadge() {
  const { data: company, isPending } = useQuery(queryOptionsOf(COMPANIES_ROUTES.readCompany));
  if (!company) return isPending && <Skeleton className="mt-1 h-7 w-64 rounded-full" />;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm sm:mt-1">
      {company.verified && (
        <Badge tone="positive" className="shrink-0 max-sm:py-0">
          <Icon name="shield" />
          {text.verified}
        </Badge>
      )}
      <span dir="auto" title={company.name} className="line-clamp-2 room-below min-w-0 leading-snug font-semibold">
        {company.name}
      </span>
    </p>
  );
}
