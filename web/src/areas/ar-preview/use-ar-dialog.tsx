import { lazy, type ReactNode, useState } from 'react';
import { Button } from '../../kit/button';
import type { ButtonSize } from '../../kit/button-style';
import { Icon } from '../../kit/icon';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { arPreviewTexts } from './texts.en';
import { toast } from '../../kit/toast/toast';
import { usePageQuery } from '../../kernel/routing/use-page-query';
import { AR_PARAMETER, type ArProduct } from './ar-product';
import { LaterPart } from '../../kernel/hydration/later-part';
import { loadCode } from '../../kernel/hydration/not-loaded';

const load = () => loadCode(() => import('./shop/ar-preview-dialog'));
const ArPreviewDialog = lazy(async () => ({ default: (await load()).ArPreviewDialog }));

/**
 * The one preview of a screen: `show` opens it for a product, `dialog` is put into the screen. A link that names one of
 * the screen's products opens its preview at once. `orderOf` is the screen's own way to order one.
 */
export function useArDialog<Id extends string>(
  products: readonly ArProduct<Id>[],
  orderOf: (id: Id) => ReactNode,
): { show: (id: Id) => void; dialog: ReactNode } {
  const [query, setQuery] = usePageQuery();
  const linked = products.find(({ id }) => id === query.get(AR_PARAMETER));
  const [opened, setOpened] = useState(linked);
  const [product, setProduct] = useState(linked);
  const [open, setOpen] = useState(linked !== undefined);
  if (linked !== opened) {
    setOpened(linked);
    if (linked) {
      setProduct(linked);
      setOpen(true);
    }
  }
  const { loading } = arPreviewTexts.toasts;

  const change = (isOpen: boolean): void => {
    setOpen(isOpen);
    if (isOpen || !query.has(AR_PARAMETER)) return;
    const rest = new URLSearchParams(query);
    rest.delete(AR_PARAMETER);
    setQuery(rest, { replace: true, state: { keepPlace: true } });
  };

  /** Its code failed to load: opening it again reports that again. */
  const forget = (): void => {
    change(false);
    setProduct(undefined);
  };

  return {
    show: (id) => {
      const chosen = products.find((other) => other.id === id)!;
      toast({ title: loading.title, description: loading.description(chosen.name) });
      setProduct(chosen);
      setOpen(true);
    },
    dialog: product && (
      <LaterPart wasAskedFor onFailed={forget}>
        <ArPreviewDialog
          key={product.id}
          product={product}
          order={orderOf(product.id)}
          open={open}
          onOpenChange={change}
        />
      </LaterPart>
    ),
  };
}

interface ArPreviewButtonProps {
  product: string;
  size?: ButtonSize;
  className?: string;
  onClick: () => void;
}

/** Opens a product's preview. */
export function ArPreviewButton({ product, onClick, ...rest }: ArPreviewButtonProps) {
  const { open, openFor } = arPreviewTexts;
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={onClick} {...rest}>
      <Icon name="cube" />
      <span>
        {open} <VisuallyHidden>{openFor(product)}</VisuallyHidden>
      </span>
    </Button>
  );
}
