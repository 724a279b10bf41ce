import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { Badge } from '../../../../../kit/badge';
import { PartState } from '../account-parts';
import { ApiKeyPanel } from './api-key-panel';
import { DeliveryLog } from './delivery-log';
import { SettingsForm } from './settings-form';
import { corporateAccountTexts } from '../../../texts-account.en';
import { OpenAccountButton } from '../../../../corporate/own-company/open-account-button';
import { useActingFor, useMyCompanies } from '../../../../corporate/company-queries';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';

const text = corporateAccountTexts.ownKey;

/** API & Integrations: the key, where messages go, which they are, and what became of them. */
export function IntegrationsTab() {
  const part = useQuery(queryOptionsOf(WEBHOOKS_ROUTES.readApiSettings));
  return (
    <div className="grid grid-cols-1 gap-4">
      <PartState part={part} rows={2} rowClassName="h-64">
        {(settings) => (
          <>
            <ApiKeyPanel settings={settings} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.4fr_1fr]">
              <SettingsForm settings={settings} />
              <EventList settings={settings} />
            </div>
            <DeliveryLog />
          </>
        )}
      </PartState>
      <OwnKeyPanel />
    </div>
  );
}

/** How visitors of the sample company come to a key: it is made in the account of a company of their own. */
function OwnKeyPanel() {
  const acting = useActingFor();
  const mine = useMyCompanies();
  if (acting.kind !== 'sample' || !mine) return null;
  return (
    <Card tone="sand" className="grid grid-cols-1 justify-items-start gap-4">
      <Heading level={2} size={3}>
        {text.title}
      </Heading>
      <p className="max-w-prose text-ink-muted">{mine.email === null ? text.signIn : text.register}</p>
      <OpenAccountButton email={mine.email} />
    </Card>
  );
}

const eventTexts = corporateAccountTexts.events;

/** The events that the company's server is notified of; the Webhook events switch turns all of them on or off. */
function EventList({ settings: { webhookEvents } }: { settings: ApiSettings }) {
  return (
    <Card>
      <Heading level={2} size={3}>
        {eventTexts.title}
      </Heading>
      <ul role="list" className="mt-4 divide-y divide-line">
        {webhookEvents.map(({ type, enabled }) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <code className="min-w-0 text-sm break-all">{type}</code>
            <Badge tone={enabled ? 'positive' : 'neutral'}>{enabled ? eventTexts.enabled : eventTexts.disabled}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
