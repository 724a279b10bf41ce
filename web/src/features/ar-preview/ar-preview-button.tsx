import { messages } from '../../shared/messages/messages';
import { Button } from '../../shared/ui/button';
import type { ButtonSize } from '../../shared/ui/button-style';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

interface ArPreviewButtonProps {
  product: string;
  size?: ButtonSize;
  className?: string;
  onClick: () => void;
}

/** Opens a product's preview. */
export function ArPreviewButton({ product, onClick, ...rest }: ArPreviewButtonProps) {
  const { open, openFor } = messages.arPreview;
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={onClick} {...rest}>
      <Icon name="cube" />
      <span>
        {open} <VisuallyHidden>{openFor(product)}</VisuallyHidden>
      </span>
    </Button>
  );
}
