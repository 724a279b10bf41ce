import { priceLines } from '@planet-heroes/contracts/areas/quotes/price-lines';
import { priceByType } from '@planet-heroes/contracts/areas/quotes/price-by-type';
import type { PricedType, Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { filsOf } from '@planet-heroes/contracts/kernel/text/plain-digits';
import { conditionText, formatFils, formatWhole } from '../../../kernel/desk/format';
import { Table } from '../../../kit/table';
import { QUOTES_MESSAGES } from './messages';

const { review: TEXTS, one: { bonus: percentOf } } = QUOTES_MESSAGES;

/** What each line of the request comes to at the typed price, by the server's own rule, and their sum. */
export function OfferLines({ quote: { rows, deviceCount, estimatedValue }, typed }: { quote: Quote; typed: string }) {
  const price = typed.trim() === '' ? estimatedValue : filsOf(typed) ?? null;
  if (price === null || price <= 0) return null;
  const lines = priceLines(priceByType(rows, { deviceCount, price }));
  const sum = formatFils(lines.reduce((total, { amount }) => total + amount, 0));
  return (
    <>
      <Table
        label={TEXTS.lines}
        columns={TEXTS.columns}
        rows={lines}
        keyOf={({ type, condition }) => `${type} ${condition}`}
        cells={{
          name: nameOf,
          quantity: ({ quantity }) => formatWhole(quantity),
          price: ({ unitPrice, isRounded }) => (isRounded ? TEXTS.about : String)(formatFils(unitPrice)),
          total: ({ amount }) => formatFils(amount),
        }}
      />
      <p role="status">
        <strong>
          {estimatedValue === null || estimatedValue === price
            ? TEXTS.sum(sum)
            : TEXTS.differs(sum, formatFils(estimatedValue), percentOf(Math.round((price / estimatedValue) * 100)))}
        </strong>
      </p>
    </>
  );
}

function nameOf({ type, condition }: PricedType) {
  return (
    <>
      {type}
      {condition && <small>{conditionText(condition)}</small>}
    </>
  );
}
