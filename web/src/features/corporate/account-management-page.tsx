import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';

const { eyebrow, account: text } = messages.corporate;

const AREAS = [
  { figure: text.company, label: text.companyText },
  { figure: text.users, label: text.usersText },
  { figure: text.billing, label: text.billingText },
  { figure: text.notifications, label: text.notificationsText },
  { figure: text.integrations, label: text.integrationsText },
];

/** Account management (spec document 2, section 2). */
export function AccountManagementPage() {
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={text.title} lead={text.lead} />
      <PageSection title={text.areas}>
        <FactCards facts={AREAS} />
      </PageSection>
    </>
  );
}
