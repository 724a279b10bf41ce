import type { DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { DevicesAnswer, OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import type { AdvancedDevices } from '@planet-heroes/contracts/areas/orders/room';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { currentLocale } from '../../../kernel/i18n/locale';
import { buttonStyle } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { classNames } from '../../../kit/class-names';
import { deviceName } from './order-rules';

const text = corporateOrdersTexts.devices;
const TONES: Record<DeviceStage, BadgeTone> = {
  expected: 'neutral',
  received: 'sand',
  inspected: 'warning',
  wiped: 'accent',
  paid: 'positive',
  returned: 'neutral',
};

interface DeviceListProps {
  orderId: string;
  devices: DevicesAnswer['devices'];
  /** Those that moved last stand out. */
  advanced: readonly AdvancedDevices[];
}

/** Devices by number, each with the stage it is at. */
export function DeviceList({ orderId, devices, advanced }: DeviceListProps) {
  const moved = (number: number) => advanced.some(({ from, to }) => number >= from && number <= to);
  return (
    <ul role="list" aria-label={text.listLabel} className="divide-y divide-line rounded-md border border-line">
      {devices.map(({ number, type, condition, stage, changedAt, serial, offered, found, custody }) => (
        <li
          key={number}
          className={classNames(
            'grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5 transition-colors duration-700 sm:grid-cols-[4.5rem_1fr_auto_11rem]',
            moved(number) && 'bg-accent-soft',
          )}
        >
          <span className="font-semibold tabular-nums">{text.number(number)}</span>
          <span className="min-w-0 break-words">
            {type}
            {condition && <span className="text-ink-muted"> · <span>{nameOf(condition)}</span></span>}
            {serial && (
              <span className="block text-sm text-ink-muted">
                <span className="sr-only">{text.serial}: </span>
                <bdi className="break-all font-mono">{serial}</bdi>
              </span>
            )}
            {offered !== undefined && (
              <span className="block text-sm text-ink-muted">{text.offered(formatFils(offered))}</span>
            )}
            {found && <Found found={found} isLess={found.worth < (offered ?? 0)} />}
          </span>
          <Badge tone={TONES[stage]}>{corporateTexts.stages[stage]}</Badge>
          <span className="col-span-2 col-start-2 text-sm text-ink-muted sm:col-span-1 sm:col-start-auto sm:text-end">
            {formatMoment(changedAt)}
          </span>
          {custody.length > 0 && <Custody orderId={orderId} number={number} stage={stage} custody={custody} />}
        </li>
      ))}
    </ul>
  );
}

/** What our desk found instead of what was listed; it stands out where that is worth less. */
function Found({ found, isLess }: { found: NonNullable<OrderDevice['found']>; isLess: boolean }) {
  const { type, condition, note, worth } = found;
  return (
    <span className={classNames('block text-sm', isLess ? 'font-medium text-warning' : 'text-ink-muted')}>
      <span>{text.found(deviceName(type, condition))}</span>
      {isLess && <span className="block">{text.worth(formatFils(worth))}</span>}
      {note && <span dir="auto" className="block font-normal text-ink-muted">{note}</span>}
    </span>
  );
}

/** Who had a device when, since it left the company. */
function Custody(
  { orderId, number, stage, custody }: Pick<OrderDevice, 'number' | 'stage' | 'custody'> & { orderId: string },
) {
  const isWiped = stage === 'wiped' || stage === 'paid';
  return (
    <details className="col-span-2 col-start-2 text-sm sm:col-span-3 sm:col-start-2">
      <summary className="w-fit cursor-pointer py-1 text-accent underline underline-offset-4">
        {text.custody}
        <span className="sr-only">{text.custodyOf(number)}</span>
      </summary>
      <ol className="grid grid-cols-1 gap-1 py-1 text-ink-muted">
        {custody.map(({ step, at, by, method }) => (
          <li key={step} className="flex flex-wrap gap-x-2">
            <span className="font-medium text-ink">{text.steps[step]}</span>
            <span>{text.by[by]}</span>
            <span>{formatMoment(at)}</span>
            {method && <span dir="auto">{method}</span>}
          </li>
        ))}
      </ol>
      {isWiped && (
        <a
          href={urlOf(ORDERS_ROUTES.downloadDeviceCertificate, {
            params: { id: orderId, number },
            query: { locale: currentLocale() },
          })}
          download
          className={buttonStyle('secondary', 'small')}
        >
          <Icon name="download" />
          {text.certificate}
          <span className="sr-only">{text.custodyOf(number)}</span>
        </a>
      )}
    </details>
  );
}
