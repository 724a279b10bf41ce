import { commonTexts } from '../../kernel/i18n/texts.en';
import { Button } from '../../kit/button';
import type { ButtonVariant } from '../../kit/button-style';
import { classNames } from '../../kit/class-names';
import { VisuallyHidden } from '../../kit/visually-hidden';

interface OrderButtonProps {
  label: string;
  /** What is ordered, for screen readers. */
  what: string;
  processing: boolean;
  /** Another order is on its way. */
  waiting: boolean;
  variant?: ButtonVariant;
  className?: string;
  onClick: () => void;
}

/** Orders something; reads PROCESSING... while it does (spec document 1, section 4). */
export function OrderButton({ label, what, processing, waiting, variant, className, onClick }: OrderButtonProps) {
  return (
    <Button
      variant={variant}
      className={classNames('aria-disabled:opacity-70', className)}
      aria-busy={processing}
      aria-disabled={processing || waiting}
      onClick={processing || waiting ? undefined : onClick}
    >
      <span>
        {processing ? commonTexts.processing : label} <VisuallyHidden>{what}</VisuallyHidden>
      </span>
    </Button>
  );
}
