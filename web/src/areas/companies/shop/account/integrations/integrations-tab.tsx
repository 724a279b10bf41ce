import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { Badge } from '../../../../../kit/badge';
import { PartState } from '../account-parts';
import { ApiKeyPanel } from './api-key-panel';
import { DeliveryLog } from './delivery-log';
import { SettingsForm } from './settings-form';
import { corporateAccountTexts } from '../../../texts-account.en';
import { corporateIntegrationsTexts } from '../../../texts-integrations.en';
import { OpenAccountButton } from '../../../../corporate/own-company/open-account-button';
import { useActingFor, useRunsAccount } from '../../../../corporate/company-queries';
import { Card } from '../../../../../kit/card';
import { CheckField } from '../../../../../kit/form/check-field';
import { Heading } from '../../../../../kit/heading';
import { Details } from '../../../../corporate/list-parts';
import { corporateTexts } from '../../../../corporate/texts.en';
import { useCompanyCommand } from '../../../../corporate/use-company-command';

const { ownKey: text, events: eventTexts, settings: settingTexts } = corporateIntegrationsTexts;
const stateTexts = corporateAccountTexts.notifications;

/** API & Integrations: the key, where messages go, which they are, and what became of them. */
export function IntegrationsTab() {
  const part = useQuery(queryOptionsOf(WEBHOOKS_ROUTES.readApiSettings));
  const isFixed = !useRunsAccount();
  return (
    <div className="grid grid-cols-1 gap-4">
      <PartState part={part} rows={2} rowClassName="h-64">
        {(settings) => (isFixed ? <SettingsFacts settings={settings} /> : (
          <>
            <ApiKeyPanel settings={settings} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.4fr_1fr]">
              <SettingsForm settings={settings} />
              <EventList settings={settings} />
            </div>
            <DeliveryLog settings={settings} />
          </>
        ))}
      </PartState>
      <OwnKeyPanel />
    </div>
  );
}

/** Where messages go and which they are, for members who do not run the account. */
function SettingsFacts({ settings: { webhookUrl, environment, webhookEvents } }: { settings: ApiSettings }) {
  return (
    <Card>
      <Details
        items={[
          [settingTexts.webhookUrl, webhookUrl || corporateTexts.none],
          [settingTexts.environment, settingTexts.environments[environment]],
          [eventTexts.title, webhookEvents.filter(({ enabled }) => enabled).map(({ type }) => type).join('\n')],
        ]}
      />
    </Card>
  );
}

/** How visitors of the sample company come to a key: it is made in the account of a company of their own. */
function OwnKeyPanel() {
  const acting = useActingFor();
  if (acting.kind !== 'sample') return null;
  return (
    <Card tone="sand" className="grid grid-cols-1 justify-items-start gap-4">
      <Heading level={2} size={3}>
        {text.title}
      </Heading>
      <p className="max-w-prose text-ink-muted">{text.signIn}</p>
      <OpenAccountButton email={null} />
    </Card>
  );
}

/**
 * The events that the company's server is notified of, each with a switch; the Webhook events switch turns all of
 * them on or off.
 */
function EventList({ settings: { webhookEvents } }: { settings: ApiSettings }) {
  const [chosen, setChosen] = useState<ApiSettings['webhookEvents']>();
  const { mutate } = useCompanyCommand<ApiSettings['webhookEvents'], unknown>({
    send: (events) =>
      ask(WEBHOOKS_ROUTES.updateApiSettings, {
        body: { webhookEvents: events.filter(({ enabled }) => enabled).map(({ type }) => type) },
      }),
    // Each is sent whole: one that overtook another would undo it.
    oneByOne: 'webhook-events',
    done: () => ({ title: eventTexts.saved }),
  });
  const shown = chosen ?? webhookEvents;
  const count = shown.filter(({ enabled }) => enabled).length;
  const choose = (type: string, enabled: boolean): void => {
    const events = shown.map((event) => (event.type === type ? { ...event, enabled } : event));
    setChosen(events);
    mutate(events, { onError: () => setChosen(undefined) });
  };
  return (
    <Card>
      <Heading level={2} size={3}>
        {eventTexts.title}
      </Heading>
      <ul role="list" className="mt-4 divide-y divide-line">
        {shown.map(({ type, enabled }) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <CheckField
              asSwitch
              label={type}
              className="min-w-0 break-all"
              checked={enabled}
              // Without any, webhooks are off: that is what the other switch, and the empty URL, are for.
              disabled={count === 0 || (enabled && count === 1)}
              onChange={({ currentTarget }) => choose(type, currentTarget.checked)}
            />
            <Badge tone={enabled ? 'positive' : 'neutral'}>{enabled ? stateTexts.enabled : stateTexts.disabled}</Badge>
          </li>
        ))}
      </ul>
      <a href="/api/docs" className="mt-4 inline-block text-sm font-semibold text-accent underline underline-offset-4">
        {eventTexts.described}
      </a>
    </Card>
  );
}
