import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateAccountTexts } from '../../../texts-account.en';
import { Badge } from '../../../../../kit/badge';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';

const text = corporateAccountTexts.events;

/** The events that the company's server is notified of; the Webhook events switch turns all of them on or off. */
export function EventList({ settings: { webhookEvents } }: { settings: ApiSettings }) {
  return (
    <Card>
      <Heading level={2} size={3}>
        {text.title}
      </Heading>
      <ul role="list" className="mt-4 divide-y divide-line">
        {webhookEvents.map(({ type, enabled }) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <code className="min-w-0 text-sm break-all">{type}</code>
            <Badge tone={enabled ? 'positive' : 'neutral'}>{enabled ? text.enabled : text.disabled}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
