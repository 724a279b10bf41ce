import type { ApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Delivery } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { useQuery } from '@tanstack/react-query';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { formatMoment } from '../../../../../kernel/i18n/format-date';
import { corporateIntegrationsTexts } from '../../../texts-integrations.en';
import { Badge, type BadgeTone } from '../../../../../kit/badge';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';
import { serverNow } from '../../../../../kit/server-clock';
import { useCompanyCommand } from '../../../../corporate/use-company-command';
import { PartState } from '../account-parts';

const text = corporateIntegrationsTexts.deliveries;
const TONES: Record<Delivery['status'], BadgeTone> = {
  pending: 'warning',
  delivered: 'positive',
  failed: 'danger',
  cancelled: 'neutral',
};

/** Why no answer came, by what the attempt's error says: a code of the system, or how long we waited. */
const CAUSES = [
  ['unknownHost', /^(ENOTFOUND|EAI_AGAIN)\b/],
  ['refused', /^ECONNREFUSED\b/],
  ['timedOut', /TIMEDOUT|TIMEOUT|^No answer within/],
  ['certificate', /CERT|UNABLE_TO_VERIFY/],
] as const;

const FOLLOWED_EVERY_MS = 2_000;

/** How long until the log may change; false where nothing is pending. A planned attempt may be hours away. */
function nextLookMs(deliveries: readonly Delivery[]): number | false {
  const pending = deliveries.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return false;
  const nextAt = Math.min(...pending.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '') || 0));
  return Math.min(Math.max(nextAt - serverNow(), FOLLOWED_EVERY_MS), MINUTE_MS);
}

/** The messages to the company's server, newest first, with what became of them. */
export function DeliveryLog({ settings: { webhookUrl, webhookEvents } }: { settings: ApiSettings }) {
  const part = useQuery({
    ...queryOptionsOf(WEBHOOKS_ROUTES.listDeliveries),
    refetchInterval: ({ state }) => nextLookMs(state.data?.deliveries ?? []),
  });
  const test = useCompanyCommand<void, { id: string }>({
    send: () => askOnce(WEBHOOKS_ROUTES.sendTestWebhook),
    done: () => ({ title: text.testSent }),
  });
  const isOn = webhookUrl !== '' && webhookEvents.some(({ enabled }) => enabled);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size={3}>
          {text.title}
        </Heading>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="small" aria-busy={part.isFetching} onClick={() => void part.refetch()}>
            {text.refresh}
          </Button>
          {isOn && (
            <Button
              variant="secondary"
              size="small"
              aria-busy={test.isPending}
              aria-disabled={test.isPending}
              onClick={() => !test.isPending && test.mutate()}
            >
              {text.sendTest}
            </Button>
          )}
        </div>
      </div>
      <PartState part={part} rowClassName="h-24">
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p className="rounded-md bg-canvas px-4 py-6 text-center text-ink-muted">{text.empty}</p>
          ) : (
            <ul role="list" aria-label={text.title} className="divide-y divide-line rounded-md border border-line">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </PartState>
    </Card>
  );
}

function DeliveryRow({ delivery: { id, type, status, createdAt, nextAttemptAt, attempts } }: { delivery: Delivery }) {
  const { mutate, isPending } = useCompanyCommand<string, { id: string }>({
    send: (deliveryId) => askOnce(WEBHOOKS_ROUTES.resendWebhook, { params: { id: deliveryId } }),
    done: () => ({ title: text.resent, description: type }),
  });
  const last = attempts.at(-1);
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <code className="text-sm font-semibold break-all">{type}</code>
        <p className="text-sm text-ink-muted">
          <span>{formatMoment(createdAt)}</span> · <span>{text.attempts(attempts.length)}</span>
          {last && <span>{' · '}</span>}
          {last && (last.statusCode === null
            ? <NoAnswer error={last.error} />
            : <span>{text.answered(last.statusCode, last.durationMs)}</span>)}
          {last && status === 'pending' && nextAttemptAt && (
            <span>{` · ${text.again(formatMoment(nextAttemptAt))}`}</span>
          )}
        </p>
      </div>
      <Badge tone={TONES[status]} className="justify-self-start">
        {text.states[status]}
      </Badge>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(id)}
      >
        {text.resend}
      </Button>
    </li>
  );
}

/** Why no answer came, in plain words where we have them; the code stands behind them for who runs the server. */
function NoAnswer({ error }: { error: string | null }) {
  const cause = error && CAUSES.find(([, pattern]) => pattern.test(error));
  if (!cause) return <span>{error ?? text.noAnswer}</span>;
  return (
    <>
      <span>{text.causes[cause[0]]}</span> <bdi dir="ltr" className="text-xs">{`(${error.split(':')[0]})`}</bdi>
    </>
  );
}
