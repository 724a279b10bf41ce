import { arPreviewTexts } from '../texts.en';
import { Dialog } from '../../../kit/dialog';
import type { ArProduct } from './ar-product';
import { Skeleton } from '../../../kit/skeleton';
import { CameraMode } from './camera-mode';
import { PreviewLayout } from './preview-layout';
import { PreviewMode } from './preview-mode';
import { useArPreview } from './use-ar-preview';

interface ArPreviewDialogProps {
  product: ArProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The AR preview over the page (spec document 1, section 2, Overlays). Each opening starts again. */
export function ArPreviewDialog({ product, open, onOpenChange }: ArPreviewDialogProps) {
  const { title, description } = arPreviewTexts;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title(product.name)} description={description} width="large">
      <ArPreview product={product} />
    </Dialog>
  );
}

/**
 * A preview in each of its states: checking, unsupported, preview mode and camera mode (spec document 1, section 4).
 */
function ArPreview({ product }: { product: ArProduct }) {
  const { state, stream, allow, start, reset } = useArPreview();
  const text = arPreviewTexts;

  if (state.support === 'supported' && state.mode === 'camera' && stream) {
    return <CameraMode product={product} stream={stream} onReset={reset} />;
  }
  if (state.support === 'supported') {
    return <PreviewMode product={product} state={state} onAllow={() => void allow()} onStart={() => void start()} />;
  }
  return (
    <PreviewLayout product={product}>
      {state.support === 'unsupported' ? (
        <p role="status" className="rounded-md bg-sand-soft p-4">
          {text.unsupported}
        </p>
      ) : (
        <div aria-busy className="flex flex-col gap-5">
          <span className="sr-only">{text.checking}</span>
          <Skeleton className="h-28 rounded-md" />
          <Skeleton className="h-12 w-48 rounded-full" />
        </div>
      )}
    </PreviewLayout>
  );
}
