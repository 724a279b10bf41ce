import { arPreviewTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import type { ButtonSize } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';

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
