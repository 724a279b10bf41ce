import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { PartState } from '../part-state';
import { ApiKeyPanel } from './api-key-panel';
import { DeliveryLog } from './delivery-log';
import { EventList } from './event-list';
import { SettingsForm } from './settings-form';
import { corporateAccountTexts } from '../../../texts-account.en';
import { OpenAccountButton } from '../../../../corporate/own-company/open-account-button';
import { useMyCompanies } from '../../../../corporate/own-company/use-my-companies';
import { useActingFor } from '../../../../corporate/use-acting-for';
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
