import type {
  ChooseNotifications,
  NotificationSettings,
  QuietHoursView,
} from '@planet-heroes/contracts/areas/notifications/schemas';
import { COMPANY_KINDS } from '@planet-heroes/contracts/areas/notifications/catalogue';
import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { openForAddress } from '../../heroes/joining-store';
import { useOwnHeroId } from '../../heroes/use-me';
import { notificationsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/empty-state';
import { CheckField } from '../../../kit/form/check-field';
import { TextField } from '../../../kit/form/text-field';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { toastFailure } from '../../../kernel/api/toast-failure';
import { browserPush, endPush, startPush } from './browser-push';
import { closeInbox } from './inbox-store';

const BROWSER_KEY = ['browser-push'] as const;

const settingsQuery = queryOptionsOf(NOTIFICATION_ROUTES.readMyNotifications);
type Choice = NotificationSettings['choices'][number];

/** The hero's notifications by e-mail and push, and quiet hours. Each choice is saved as it is made. */
export function NotificationChoices() {
  const settings = useQuery(settingsQuery);
  const isEverybodys = useOwnHeroId() === DEMO_HERO_ID;
  const text = notificationsTexts.settings;
  if (settings.isPending) {
    return (
      <div aria-busy className="grid gap-2">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        {[1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-14" />)}
      </div>
    );
  }
  if (!settings.data) {
    return (
      <EmptyState
        title={text.failed.title}
        description={text.failed.description}
        action={<Button variant="secondary" onClick={() => settings.refetch()}>{text.failed.retry}</Button>}
      />
    );
  }
  if (isEverybodys) return <p className="text-ink-muted">{text.everybodys}</p>;
  return <Settings settings={settings.data} />;
}

function Settings({ settings }: { settings: NotificationSettings }) {
  const { shown, save } = useSettings(settings);
  const push = usePush(shown);
  const text = notificationsTexts.settings;
  const heroKinds = shown.choices.filter(({ kind }) => !isForCompanies(kind));
  const companyKinds = shown.choices.filter(({ kind }) => isForCompanies(kind));
  const choose = (kind: Choice['kind'], channel: 'email' | 'push', wanted: boolean): void =>
    save({ choices: [{ kind, [channel]: wanted }] });
  const byEmail = ({ kind, email }: Choice) => (
    <CheckField
      key={kind}
      asSwitch
      label={text.kinds[kind]}
      hint={text.hints[kind]}
      checked={email ?? false}
      onChange={({ currentTarget }) => choose(kind, 'email', currentTarget.checked)}
    />
  );
  return (
    <div className="grid gap-8">
      <section className="grid gap-4">
        <Heading level={3}>{text.push.title}</Heading>
        {push.isIdle ? <p className="text-sm text-ink-muted">{push.reason}</p> : (
          <>
            <PushSwitch push={push} />
            {heroKinds.map(({ kind, push: wanted }) => (
              <CheckField
                key={kind}
                asSwitch
                label={text.kinds[kind]}
                hint={text.hints[kind]}
                checked={wanted ?? false}
                onChange={({ currentTarget }) => choose(kind, 'push', currentTarget.checked)}
              />
            ))}
          </>
        )}
      </section>
      <section className="grid gap-4">
        <Heading level={3}>{text.email.title}</Heading>
        <p className="text-sm text-ink-muted">
          {shown.email === null ? text.email.none : text.email.to(shown.email)}
        </p>
        {shown.email === null && (
          <Button
            size="small"
            variant="secondary"
            className="justify-self-start"
            aria-haspopup="dialog"
            onClick={() => {
              closeInbox();
              openForAddress();
            }}
          >
            {text.email.add}
          </Button>
        )}
        {shown.email !== null && shown.locale !== null && (
          <CheckField
            asSwitch
            label={text.email.inArabic}
            checked={shown.locale === 'ar'}
            onChange={({ currentTarget }) => save({ locale: currentTarget.checked ? 'ar' : 'en' })}
          />
        )}
        {shown.email !== null && (
          <>
            {heroKinds.map(byEmail)}
            <details className="text-sm">
              <summary className="cursor-pointer py-1 font-semibold">{text.email.company}</summary>
              <div className="mt-3 grid gap-4">{companyKinds.map(byEmail)}</div>
            </details>
          </>
        )}
      </section>
      <QuietHours hours={shown.quietHours} onChange={(quietHours) => save({ quietHours })} />
    </div>
  );
}

function QuietHours({ hours, onChange }: { hours: QuietHoursView; onChange: (hours: QuietHoursView) => void }) {
  const text = notificationsTexts.settings.quiet;
  const change = (part: keyof QuietHoursView, value: string): void => {
    // An empty field is not a choice yet.
    if (value !== '' && value !== hours[part]) onChange({ ...hours, [part]: value });
  };
  return (
    <section className="grid gap-4">
      <Heading level={3}>{text.title}</Heading>
      <p className="text-sm text-ink-muted">{text.description}</p>
      <div className="grid grid-cols-2 gap-4">
        {(['from', 'until'] as const).map((part) => (
          <TextField
            key={`${part} ${hours[part]}`}
            type="time"
            label={text[part]}
            defaultValue={hours[part]}
            onBlur={({ currentTarget }) => change(part, currentTarget.value)}
          />
        ))}
      </div>
    </section>
  );
}

/** What was chosen shows at once; a refusal puts it back. */
function useSettings(settings: NotificationSettings) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<NotificationSettings>();
  const { mutate } = useMutation({
    mutationFn: (body: ChooseNotifications) => ask(NOTIFICATION_ROUTES.chooseMyNotifications, { body }),
    scope: { id: 'choose-notifications' },
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
    onError: (error) => {
      setChosen(undefined);
      toastFailure(error);
    },
  });
  const shown = chosen ? { ...chosen, browsers: settings.browsers } : settings;
  return {
    shown,
    save(change: ChooseNotifications): void {
      const [choice] = change.choices ?? [];
      setChosen({
        ...shown,
        ...(change.locale && { locale: change.locale }),
        ...(change.quietHours && { quietHours: change.quietHours }),
        choices: shown.choices.map((each) => (each.kind === choice?.kind ? ({ ...each, ...choice } as Choice) : each)),
      });
      mutate(change);
    },
  };
}

function isForCompanies(kind: string): boolean {
  return (COMPANY_KINDS as readonly string[]).includes(kind);
}

/** Whether this browser takes pushes; where it cannot, the reason. `isIdle`: no other browser takes them either. */
function usePush({ pushKey, browserIds }: NotificationSettings) {
  const text = notificationsTexts.settings.push;
  const { data: state } = useQuery({
    queryKey: [...BROWSER_KEY, browserIds],
    queryFn: () => browserPush(browserIds),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const reason = pushKey === null ? text.notSetUp : state && state !== 'on' && state !== 'off' ? text.reasons[state] : '';
  return { pushKey, state, reason, isIdle: reason !== '' && browserIds.length === 0 };
}

function PushSwitch({ push: { pushKey, state, reason } }: { push: ReturnType<typeof usePush> }) {
  const queryClient = useQueryClient();
  const text = notificationsTexts.settings.push;
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? startPush(pushKey!) : endPush()),
    onError: (error) => toastFailure(error),
    async onSettled() {
      await queryClient.invalidateQueries({ queryKey: BROWSER_KEY });
      const { queryKey } = queryOptionsOf(NOTIFICATION_ROUTES.readMyNotifications);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
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
