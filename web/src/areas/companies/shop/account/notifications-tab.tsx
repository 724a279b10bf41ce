import type { Notifications } from '@planet-heroes/contracts/areas/companies/schemas';
import { QUIET_HOURS } from '@planet-heroes/contracts/areas/notifications/catalogue';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { corporateAccountTexts } from '../../texts-account.en';
import { Card } from '../../../../kit/card';
import { CheckField } from '../../../../kit/form/check-field';
import { Heading } from '../../../../kit/heading';
import { useRunsAccount } from '../../../corporate/company-queries';
import { Details } from '../../../corporate/list-parts';
import { useCompanyCommand } from '../../../corporate/use-company-command';
import { PartState } from './account-parts';

const text = corporateAccountTexts.notifications;
const notificationsQuery = queryOptionsOf(COMPANIES_ROUTES.readNotifications);
const GROUPS = [
  { title: 'email', names: ['emailQuotes', 'emailPurchaseOrders', 'emailPayments'] },
  { title: 'integrations', names: ['smsUrgent', 'slackIntegration', 'webhookEvents'] },
] as const;
/** What nothing is sent by yet: they keep what was chosen, and cannot be pressed. */
const NOT_CONNECTED: ReadonlySet<keyof Notifications> = new Set(['smsUrgent', 'slackIntegration']);

/** Notifications: each switch is saved as it is pressed. */
export function NotificationsTab() {
  const part = useQuery(notificationsQuery);
  const Part = useRunsAccount() ? Switches : Choices;
  return (
    <PartState part={part} rows={2} rowClassName="h-56">
      {(notifications) => <Part notifications={notifications} />}
    </PartState>
  );
}

/** What was chosen, for members who do not run the account. */
function Choices({ notifications }: { notifications: Notifications }) {
  return (
    <Card>
      <Details
        items={GROUPS.flatMap(({ names }) => names).map((name) => [
          text.choices[name], notifications[name] && !NOT_CONNECTED.has(name) ? text.enabled : text.disabled,
        ])}
      />
    </Card>
  );
}

function Switches({ notifications }: { notifications: Notifications }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Notifications>();
  const { mutate, isPending } = useCompanyCommand<Notifications, Notifications>({
    send: (choices) => ask(COMPANIES_ROUTES.setNotifications, { body: choices }),
    // Each is sent whole: one that overtook another would undo it.
    oneByOne: 'notifications',
    done: () => ({ title: text.saved }),
    onDone: (saved) => queryClient.setQueryData(notificationsQuery.queryKey, saved),
  });
  // A press shows at once, and the next press adds to it even while an older answer is pending; a refusal reverts it.
  const shown = chosen ?? notifications;
  const save = (choices: Notifications): void => {
    setChosen(choices);
    mutate(choices, { onError: () => setChosen(undefined) });
  };
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {GROUPS.map(({ title, names }) => (
        <Card key={title}>
          <fieldset className="grid grid-cols-1 gap-5" aria-busy={isPending}>
            <legend className="mb-5">
              <Heading level={2} size={3}>
                {text[title]}
              </Heading>
            </legend>
            {names.map((name) => (
              <CheckField
                key={name}
                asSwitch
                label={text.choices[name]}
                hint={text.hints[name]}
                checked={shown[name] && !NOT_CONNECTED.has(name)}
                disabled={NOT_CONNECTED.has(name)}
                onChange={({ currentTarget }) => save({ ...shown, [name]: currentTarget.checked })}
              />
            ))}
          </fieldset>
        </Card>
      ))}
      <p className="text-sm text-ink-muted md:col-span-2">{text.note(QUIET_HOURS.from, QUIET_HOURS.until)}</p>
    </div>
  );
}
