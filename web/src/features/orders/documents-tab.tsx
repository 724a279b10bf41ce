import type { Order, OrderDocument } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { currentLocale } from '../../shared/locale/locale';
import { messages } from '../../shared/messages/messages';
import { buttonStyle } from '../../shared/ui/button-style';
import { Icon } from '../../shared/ui/icon';
import { formatBytes } from './format-bytes';

const text = messages.corporateOrders.documents;

/** The order's papers, made from its data at every download. */
export function DocumentsTab({ order }: { order: Order }) {
  if (order.documents.length === 0) return <p className="text-ink-muted">{text.none}</p>;
  const inLanguage = { params: { id: order.id }, query: { locale: currentLocale() } };
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul role="list" aria-label={text.label} className="divide-y divide-line rounded-md border border-line">
        {order.documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            href={urlOf(ORDERS_ROUTES.downloadOrderDocument, { params: { id: order.id, documentId: document.id } })}
          />
        ))}
        {order.paidAt && (
          <DocumentRow
            document={{ name: text.paymentAdvice(order.id), type: 'application/pdf' }}
            href={urlOf(ORDERS_ROUTES.downloadPaymentAdvice, inLanguage)}
          />
        )}
        {order.taxInvoice === 'ready' && (
          <DocumentRow
            document={{ name: text.taxInvoice(order.id), type: 'application/pdf' }}
            href={urlOf(ORDERS_ROUTES.downloadTaxInvoice, inLanguage)}
          />
        )}
      </ul>
      {order.taxInvoice === 'no_company_number' && <p className="text-sm text-ink-muted">{text.noTaxNumber}</p>}
    </div>
  );
}

interface DocumentRowProps {
  /** How large one is that is written only when it is downloaded, nobody knows before. */
  document: Pick<OrderDocument, 'name' | 'type'> & { size?: number };
  href: string;
}

function DocumentRow({ document: { name, type, size }, href }: DocumentRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon name="document" className="size-7 text-accent" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">{name}</span>
        <span className="text-sm text-ink-muted">
          {text.types[type as keyof typeof text.types] ?? type}
          {size !== undefined && ` · ${formatBytes(size)}`}
        </span>
      </span>
      <a
        href={href}
        download={size === undefined ? true : name}
        className={buttonStyle('secondary', 'small')}
      >
        <Icon name="download" />
        {text.download}
        <span className="sr-only">{text.ofDocument(name)}</span>
      </a>
    </li>
  );
}
