import { arPreviewTexts } from '../texts.en';
import { shareOrCopy } from '../../shares/share-or-copy';
import { toast } from '../../../kit/toast/toast';
import type { ArProduct } from './ar-product';
import { arLink } from './ar-link';

/** Shares a preview with the device's share sheet, or copies its link and says so (spec document 1, section 8). */
export async function sharePreview(product: ArProduct): Promise<void> {
  const { sharedTitle, sharedText, toasts } = arPreviewTexts;
  const shared = await shareOrCopy({
    title: sharedTitle(product.name),
    text: sharedText(product.name),
    url: arLink(product, location.origin),
  });
  if (shared === 'copied') toast(toasts.copied);
}
