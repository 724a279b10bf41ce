import type { Order } from '@planet-heroes/contracts/http/corporate/orders';
import { formatWhole } from '../../../shared/format/format-number';
import { messages } from '../../../shared/messages/messages';
import { formatAmount } from '../company/format-amount';

const text = messages.corporateOrders.devices;

/** Types of device with their quantity and price: a table, and cards where it does not fit. */
export function DeviceTypeTable({ order }: { order: Order }) {
  return (
    <table className="w-full border-collapse text-start max-sm:block">
      <caption className="sr-only">{text.caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-sm text-ink-muted">
          {[text.type, text.condition].map((heading) => (
            <th key={heading} scope="col" className="py-2 pe-4 text-start font-medium">
              {heading}
            </th>
          ))}
          {[text.quantity, text.unitPrice, text.sum].map((heading) => (
            <th key={heading} scope="col" className="py-2 ps-4 text-end font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {order.deviceTypes.map(({ type, condition, quantity, unitPrice }) => (
          <tr key={`${type} ${condition}`} className="border-b border-line tabular-nums max-sm:grid max-sm:gap-1 max-sm:rounded-md max-sm:border max-sm:p-4">
            <th scope="row" className="py-3 pe-4 text-start font-semibold max-sm:p-0">
              {type}
            </th>
            <Cell label={text.condition} value={condition ?? '–'} isText />
            <Cell label={text.quantity} value={formatWhole(quantity)} />
            <Cell label={text.unitPrice} value={formatAmount(unitPrice)} />
            <Cell label={text.sum} value={formatAmount(unitPrice * quantity)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, value, isText = false }: { label: string; value: string; isText?: boolean }) {
  return (
    <td className={`py-3 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0 ${isText ? 'pe-4' : 'ps-4 text-end'}`}>
      <span aria-hidden className="text-ink-muted sm:hidden">
        {label}
      </span>
      {value}
    </td>
  );
}
