import { arPreviewTexts } from '../texts.en';
import { Skeleton } from '../../../kit/skeleton';
import type { ArProduct } from './ar-product';
import { CameraMode } from './camera-mode';
import { PreviewLayout } from './preview-layout';
import { PreviewMode } from './preview-mode';
import { useArPreview } from './use-ar-preview';

/**
 * A preview in each of its states: checking, unsupported, preview mode and camera mode (spec document 1, section 4).
 */
export function ArPreview({ product }: { product: ArProduct }) {
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
