import type { Order, OrderDocument } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { useMutation } from '@tanstack/react-query';
import { askFile } from '../../shared/api/ask';
import { actingCompany } from '../../shared/api/company-key';
import { messages } from '../../shared/messages/messages';
import { buttonStyle } from '../../shared/ui/button-style';
import { Icon } from '../../shared/ui/icon';
import { toast } from '../../shared/ui/toast/toast';
import { saveFile } from '../../shared/company/save-file';
import { formatBytes } from './format-bytes';

const text = messages.corporateOrders.documents;

/** The order's papers, made from its data at every download. */
export function DocumentsTab({ order }: { order: Order }) {
  if (order.documents.length === 0) return <p className="text-ink-muted">{text.none}</p>;
  return (
    <ul role="list" aria-label={text.label} className="divide-y divide-line rounded-md border border-line">
      {order.documents.map((document) => (
        <DocumentRow key={document.id} orderId={order.id} document={document} />
      ))}
    </ul>
  );
}

function DocumentRow({ orderId, document: { id, name, type, size } }: { orderId: string; document: OrderDocument }) {
  const values = { params: { id: orderId, documentId: id } };
  const { mutate } = useMutation({
    mutationFn: () => askFile(ORDERS_ROUTES.downloadOrderDocument, values),
    onSuccess: (content) => saveFile(name, content),
    onError: () => toast({ title: messages.toasts.error, description: messages.toasts.somethingWentWrong, variant: 'destructive' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon name="document" className="size-7 text-accent" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">{name}</span>
        <span className="text-sm text-ink-muted">
          {text.types[type as keyof typeof text.types] ?? type} · {formatBytes(size)}
        </span>
      </span>
      <a
        href={urlOf(ORDERS_ROUTES.downloadOrderDocument, values)}
        download={name}
        className={buttonStyle('secondary', 'small')}
        onClick={(event) => {
          // A link cannot carry the company's key.
          if (!actingCompany()) return;
          event.preventDefault();
          mutate();
        }}
      >
        <Icon name="download" />
        {text.download}
        <span className="sr-only">{text.ofDocument(name)}</span>
      </a>
    </li>
  );
}
