import { Link } from 'react-router';
import { messages } from '../../shared/messages/messages';
import { Card } from '../../shared/ui/card';
import { Icon } from '../../shared/ui/icon';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';

const { dashboard: text, quotes, orders, account } = messages.corporate;

const AREAS = [
  { to: '/corporate-quotes', title: quotes.title, description: text.quotes },
  { to: '/purchase-orders', title: orders.title, description: text.orders },
  { to: '/account-management', title: account.title, description: text.account },
];

/** The corporate dashboard (spec document 2, section 2). */
export function CorporateDashboardPage() {
  return (
    <>
      <PageHeader eyebrow={messages.corporate.eyebrow} title={text.title} lead={text.lead} />
      <PageSection title={text.areas}>
        <ul className="grid gap-4 md:grid-cols-3">
          {AREAS.map(({ to, title, description }) => (
            <li key={to}>
              <Card className="h-full">
                <Link to={to} className="flex items-center justify-between gap-3 font-display text-xl font-semibold underline-offset-4 hover:underline">
                  {title}
                  <Icon name="arrow" directional className="text-accent" />
                </Link>
                <p className="mt-2 text-ink-muted">{description}</p>
              </Card>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
