import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { PartState } from '../part-state';
import { ApiKeyPanel } from './api-key-panel';
import { DeliveryLog } from './delivery-log';
import { EventList } from './event-list';
import { OwnKeyPanel } from './own-key-panel';
import { SettingsForm } from './settings-form';

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
