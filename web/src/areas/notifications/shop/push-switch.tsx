import type { NotificationSettings } from '@planet-heroes/contracts/areas/notifications/schemas';
import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { notificationsTexts } from '../texts.en';
import { CheckField } from '../../../kit/form/check-field';
import { browserPush, endPush, startPush } from './browser-push';
import { toastFailure } from '../../../kernel/api/toast-failure';

const BROWSER_KEY = ['browser-push'] as const;

/** Whether this browser takes pushes; where it cannot, the reason. */
export function PushSwitch({ settings: { pushKey, browserIds } }: { settings: NotificationSettings }) {
  const queryClient = useQueryClient();
  const text = notificationsTexts.settings.push;
  const { data: state } = useQuery({
    queryKey: [...BROWSER_KEY, browserIds],
    queryFn: () => browserPush(browserIds),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? startPush(pushKey!) : endPush()),
    onError: toastFailure,
    async onSettled() {
      await queryClient.invalidateQueries({ queryKey: BROWSER_KEY });
      const { queryKey } = queryOptionsOf(NOTIFICATION_ROUTES.readMyNotifications);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const reason = pushKey === null ? text.notSetUp : state && state !== 'on' && state !== 'off' ? text.reasons[state] : '';
  return (
    <div className="grid gap-2">
      <CheckField
        asSwitch
        label={text.label}
        hint={reason || text.hint}
        checked={state === 'on'}
        disabled={reason !== '' || state === undefined || isPending}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
    </div>
  );
}
