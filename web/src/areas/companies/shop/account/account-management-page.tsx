import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { corporateAccountTexts } from '../../texts-account.en';
import { Badge } from '../../../../kit/badge';
import { classNames } from '../../../../kit/class-names';
import { Icon, type IconName } from '../../../../kit/icon';
import { Skeleton } from '../../../../kit/skeleton';
import { TabPanel, Tabs } from '../../../../kit/tabs';
import { companyQuery } from '../../../corporate/company-keys';
import { ListSkeleton } from '../../../corporate/list-parts';
import { loadCode } from '../../../../kernel/hydration/not-loaded';
import { CompanyTitleRow } from '../../../corporate/company-title-row';
import { MembershipList, RequiresCompany } from '../../../corporate/own-company/requires-company';
import { useActingFor, useCompanyRoom, useMyCompanies, useRole } from '../../../corporate/company-queries';
import { useNamedItem } from '../../../corporate/use-named-item';
import { BillingTab } from './billing/billing-tab';
import { isBeingChecked } from './account-parts';
import { CompanyInfoTab } from './company-info-tab';
import { NotificationsTab } from './notifications-tab';
import { UsersTab } from './users/users-tab';
import { Spot } from '../../../../kit/art/spot';
import { corporateTexts } from '../../../corporate/texts.en';
import { OpenAccountButton, SignOutButton } from '../../../corporate/own-company/open-account-button';

const IntegrationsTab = lazy(async () => ({
  default: (await loadCode(() => import('./integrations/integrations-tab'))).IntegrationsTab,
}));
const text = corporateAccountTexts;
const ICONS = {
  company: 'building',
  users: 'users',
  billing: 'card',
  notifications: 'bell',
  integrations: 'key',
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
  const isSignedIn = !!useMyCompanies()?.email;
  const { kind } = useActingFor();
  return (
    <>
      <CompanyTitleRow
        title={text.title}
        lead={text.lead}
        note={(isSignedIn && kind === 'sample') || <AccountBadge isListed={isSignedIn} />}
        art={<OfficeArt />}
      />
      <RequiresCompany own={isSignedIn}>
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
              <Suspense fallback={<ListSkeleton label={text.loading} rows={2} rowClassName="h-64" lines={2} />}>
                <IntegrationsTab />
              </Suspense>
            </TabPanel>
          </Tabs>
        </div>
      </RequiresCompany>
    </>
  );
}

/** On a phone the name of a company that the list below has is left out: the row has no place for four lines. */
function AccountBadge({ isListed }: { isListed: boolean }) {
  const { data: company, isPending } = useQuery(companyQuery);
  if (!company) return isPending && <Skeleton className="mt-1 h-7 w-64 rounded-full" />;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm sm:mt-1">
      {company.verified && (
        <Badge tone="positive" className="shrink-0 max-sm:py-0">
          <Icon name="shield" />
          {text.verified}
        </Badge>
      )}
      {isBeingChecked(company) && (
        <Badge tone="neutral" className="shrink-0 max-sm:py-0">{text.beingChecked}</Badge>
      )}
      <span
        dir="auto"
        title={company.name}
        className={classNames(
          'line-clamp-2 room-below min-w-0 leading-snug font-semibold', isListed && 'max-sm:hidden',
        )}
      >
        {company.name}
      </span>
    </p>
  );
}

/** The towers of a company. */
function OfficeArt() {
  return (
    <Spot sun={[118, 30]}>
      <path fill="var(--color-spot-soft)" d="M44 40l22-8v46H44zm72 4h24v34h-24z" />
      <path fill="var(--color-spot-ink)" d="M70 14l30 8v56H70z" />
      <path fill="var(--color-spot)" d="M100 30h16v48h-16z" />
      <path
        fill="var(--color-spot-paper)"
        d="M77 24l6 2v6h-6zm10 3l6 2v6h-6zm-10 9h6v6h-6zm10 2h6v6h-6zm-10 10h6v6h-6zm10 0h6v6h-6zm-10 12h6v6h-6zm10 0h6v6h-6z"
      />
      <path
        fill="var(--color-spot-paper)"
        d="M50 46h5v5h-5zm8 0h5v5h-5zm-8 10h5v5h-5zm8 0h5v5h-5zm66-6h5v5h-5zm8 0h4v5h-4z"
      />
    </Spot>
  );
}

/** The account's companies and invitations, with a way to register another company. */
function MyCompanies() {
  const { asRole } = corporateTexts.own;
  const role = useRole();
  const mine = useMyCompanies();
  if (!mine || mine.email === null) return null;
  const { email, companies } = mine;
  return (
    <div className="mb-5 grid gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm sm:px-5">
      <MembershipList companies={companies} />
      {role !== undefined && role !== 'Admin' && <p className="text-ink-muted">{asRole(corporateTexts.roles[role])}</p>}
      <div className="flex flex-wrap gap-3">
        <OpenAccountButton email={email} />
        <SignOutButton />
      </div>
    </div>
  );
}
