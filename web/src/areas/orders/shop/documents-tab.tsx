import type { Order, OrderDocument } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { currentLocale } from '../../../kernel/i18n/locale';
import { corporateOrdersTexts } from '../texts.en';
import { buttonStyle } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';

const text = corporateOrdersTexts.documents;

/** The order's papers, made from its data at every download. */
export function DocumentsTab({ order }: { order: Order }) {
  if (order.documents.length === 0) return <p className="text-ink-muted">{text.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul role="list" aria-label={text.label} className="divide-y divide-line rounded-md border border-line">
        {order.documents.map((document) => <DocumentRow key={document.id} orderId={order.id} document={document} />)}
      </ul>
      {order.taxInvoice === 'no_company_number' && <p className="text-sm text-ink-muted">{text.noTaxNumber}</p>}
    </div>
  );
}

function DocumentRow({ orderId, document: { id, name, type } }: { orderId: string; document: OrderDocument }) {
  const title = `${text.titles[id]} ${orderId}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon name="document" className="size-7 text-accent" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">
          {text.titles[id]} <bdi>{orderId}</bdi>
        </span>
        <span className="text-sm text-ink-muted">{text.types[type]}</span>
      </span>
      <a
        href={urlOf(ORDERS_ROUTES.downloadOrderDocument, {
          params: { id: orderId, documentId: id }, query: { locale: currentLocale() },
        })}
        download={name}
        className={buttonStyle('secondary', 'small')}
      >
        <Icon name="download" />
        {text.download}
        <span className="sr-only">{text.ofDocument(title)}</span>
      </a>
    </li>
  );
}
