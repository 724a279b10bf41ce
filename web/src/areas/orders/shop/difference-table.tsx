import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderDevice, OrderDifference } from '@planet-heroes/contracts/areas/orders/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { formatFils } from '../../../kernel/i18n/format-money';
import { LoadFailed } from '../../corporate/list-parts';
import { hasFailed } from '../../../kernel/api/has-failed';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateOrdersTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import { deviceName } from './order-rules';

const { difference: text, devices: words } = corporateOrdersTexts;
const SHOWN = 100;

/** Device by device what was offered, what was found and what that is worth; cards where a table does not fit. */
export function DifferenceTable({ orderId, difference }: { orderId: string; difference: OrderDifference }) {
  const query = { differing: 'yes' as const, limit: SHOWN };
  const asked = useQuery(queryOptionsOf(ORDERS_ROUTES.listOrderDevices, { params: { id: orderId }, query }));
  const { data } = asked;
  if (hasFailed(asked)) return <LoadFailed of={asked} />;
  if (!data) return <Skeleton className="h-24 rounded-md" />;
  const { columns } = text;
  return (
    <>
      <table className="w-full border-collapse text-start tabular-nums max-sm:block">
        <caption className="sr-only">{text.caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-ink-muted">
            {Object.entries(columns).map(([name, heading], index) => (
              <th key={name} scope="col" className={`py-2 font-medium ${index < 2 ? 'pe-4 text-start' : 'ps-4 text-end'}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {data.devices.map((device) => <DeviceRow key={device.number} device={device} />)}
        </tbody>
        <tfoot className="max-sm:block max-sm:pt-3">
          <tr className="font-semibold max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-4">
            <th scope="row" colSpan={3} className="py-2 pe-4 text-start max-sm:p-0">{text.sum}</th>
            <td className="py-2 ps-4 text-end max-sm:p-0">
              {formatFils(difference.offered - difference.found)}
            </td>
          </tr>
        </tfoot>
      </table>
      {data.next !== null && <p className="text-sm text-ink-muted">{text.more(formatWhole(data.next + 1))}</p>}
    </>
  );
}

function DeviceRow({ device: { number, type, condition, serial, offered = 0, found } }: { device: OrderDevice }) {
  const { columns } = text;
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:rounded-md max-sm:border max-sm:bg-surface max-sm:p-4">
      <th scope="row" className="py-3 pe-4 text-start font-semibold max-sm:p-0">
        <span>{words.number(number)}</span> <span>{deviceName(type, condition)}</span>
        {serial && <bdi className="block font-mono text-sm font-normal break-all text-ink-muted">{serial}</bdi>}
      </th>
      <Cell label={columns.found} isText>
        {found && <span>{deviceName(found.type, found.condition)}</span>}
        {found?.note && <span dir="auto" className="block text-sm text-ink-muted">{found.note}</span>}
      </Cell>
      <Cell label={columns.offered}>{formatFils(offered)}</Cell>
      <Cell label={columns.worth}><span className="font-semibold">{formatFils(found?.worth ?? offered)}</span></Cell>
    </tr>
  );
}

function Cell({ label, isText = false, children }: { label: string; isText?: boolean; children: ReactNode }) {
  return (
    <td
      className={`py-3 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0 ${isText ? 'pe-4' : 'ps-4 text-end'}`}
    >
      <span aria-hidden className="shrink-0 text-ink-muted sm:hidden">{label}</span>
      <span className="max-sm:text-end">{children}</span>
    </td>
  );
}
