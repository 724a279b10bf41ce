import { priceLines } from '@planet-heroes/contracts/areas/quotes/price-lines';
import type { PricedType } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { ReactNode } from 'react';
import { formatWhole } from '../../kernel/i18n/format-number';
import { corporateTexts } from './texts.en';
import { nameOf } from '../../kernel/i18n/name-of';
import { formatFils } from '../../kernel/i18n/format-money';
import { VisuallyHidden } from '../../kit/visually-hidden';

interface PriceTableProps {
  caption: string;
  types: readonly PricedType[];
  /** The price of all of them, and what it is called. */
  total: number;
  totalLabel: string;
}

const text = corporateTexts.prices;
const headings = () => [text.type, text.condition, text.quantity, text.unitPrice, text.sum];

/**
 * Kinds of device with their quantity, price and sum, and what they come to: a table, and cards where it does not fit.
 */
export function PriceTable({ caption, types, total, totalLabel }: PriceTableProps) {
  return (
    <table className="w-full border-collapse text-start tabular-nums max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-sm text-ink-muted">
          {headings().map((heading, index) => (
            <th
              key={heading}
              scope="col"
              className={`py-2 font-medium ${index < 2 ? 'pe-4 text-start' : 'ps-4 text-end'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {priceLines(types).map(({ type, condition, quantity, unitPrice, isRounded, amount }, index) => (
          <tr
            key={index}
            className="border-b border-line max-sm:grid max-sm:gap-1 max-sm:rounded-md max-sm:border max-sm:p-4"
          >
            <th scope="row" className="py-3 pe-4 text-start font-semibold max-sm:p-0">
              {type}
            </th>
            <Cell label={text.condition} value={condition ? nameOf(condition) : '–'} isText />
            <Cell label={text.quantity} value={formatWhole(quantity)} />
            <Cell label={text.unitPrice} value={<UnitPrice of={unitPrice} isRounded={isRounded} />} />
            <Cell label={text.sum} value={formatFils(amount)} />
          </tr>
        ))}
      </tbody>
      <tfoot className="max-sm:grid max-sm:gap-1 max-sm:px-4 max-sm:pt-4">
        <Total label={totalLabel} value={total} />
      </tfoot>
    </table>
  );
}

/** What one costs; a rounded price is marked, also for those who listen. */
export function UnitPrice({ of, isRounded }: { of: number; isRounded: boolean }) {
  if (!isRounded) return formatFils(of);
  return (
    <span>
      <span aria-hidden>≈</span>
      <VisuallyHidden>{text.about}</VisuallyHidden>{' '}
      <span>{formatFils(of)}</span>
    </span>
  );
}

function Cell({ label, value, isText = false }: { label: string; value: ReactNode; isText?: boolean }) {
  return (
    <td
      className={`py-3 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0 ${
        isText ? 'pe-4 capitalize' : 'ps-4 text-end'
      }`}
    >
      <span aria-hidden className="text-ink-muted sm:hidden">
        {label}
      </span>
      {value}
    </td>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <tr className="font-semibold max-sm:flex max-sm:justify-between max-sm:gap-4">
      <th scope="row" colSpan={headings().length - 1} className="py-2 pe-4 text-start font-[inherit] max-sm:p-0">
        {label}
      </th>
      <td className="py-2 ps-4 text-end max-sm:p-0">{formatFils(value)}</td>
    </tr>
  );
}
