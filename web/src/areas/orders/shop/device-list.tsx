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
            'grid items-baseline gap-x-3 gap-y-0.5 px-3 py-2.5 transition-colors duration-700 sm:px-4',
            'grid-cols-[minmax(3rem,auto)_1fr_auto] sm:grid-cols-[4.5rem_1fr_auto_11rem]',
            moved(number) && 'bg-accent-soft',
          )}
        >
          <span className="font-semibold tabular-nums">{text.number(number)}</span>
          <span className="min-w-0 break-words">
            {type}
            {condition && (
              <span className="text-ink-muted"> · <span className="capitalize">{nameOf(condition)}</span></span>
            )}
          </span>
          <Badge tone={TONES[stage]}>{corporateTexts.stages[stage]}</Badge>
          {serial && (
            <span className="col-span-full text-sm text-ink-muted sm:col-span-2 sm:col-start-2 sm:row-start-2">
              <span className="sr-only">{text.serial}: </span>
              <bdi className="break-all font-mono">{serial}</bdi>
            </span>
          )}
          <span className="col-span-full flex flex-wrap justify-between gap-x-3 text-xs text-ink-muted sm:contents sm:text-sm">
            {offered !== undefined && (
              <span className="sm:col-span-2 sm:col-start-2">{text.offered(formatFils(offered))}</span>
            )}
            <span className="sm:col-start-4 sm:row-start-1 sm:text-end">{formatMoment(changedAt)}</span>
          </span>
          {found && <Found found={found} isLess={found.worth < (offered ?? 0)} />}
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
    <span
      className={classNames(
        'col-span-full text-sm sm:col-span-2 sm:col-start-2',
        isLess ? 'font-medium text-warning' : 'text-ink-muted',
      )}
    >
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
    <details className="col-span-full text-sm sm:col-start-2">
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
