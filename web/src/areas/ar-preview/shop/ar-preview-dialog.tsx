import { arPreviewTexts } from '../texts.en';
import { Dialog } from '../../../kit/dialog';
import type { ArProduct } from './ar-product';
import { ArPreview } from './ar-preview';

interface ArPreviewDialogProps {
  product: ArProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The AR preview over the page (spec document 1, section 2, Overlays). Each opening begins anew. */
export function ArPreviewDialog({ product, open, onOpenChange }: ArPreviewDialogProps) {
  const { title, description } = arPreviewTexts;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title(product.name)} description={description} width="large">
      <ArPreview product={product} />
    </Dialog>
  );
}
