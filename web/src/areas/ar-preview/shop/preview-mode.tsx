import { useEffect, useRef } from 'react';
import { arPreviewTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { ArProduct } from './ar-product';
import type { ArState } from './ar-state';
import { CameraNote } from './camera-note';
import { PreviewLayout } from './preview-layout';
import { sharePreview } from './share-preview';

interface PreviewModeProps {
  product: ArProduct;
  state: ArState;
  onAllow: () => void;
  onStart: () => void;
}

/** Preview mode: the product, the camera permission, and the start (spec document 1, section 4). */
export function PreviewMode({ product, state: { permission, waiting }, onAllow, onStart }: PreviewModeProps) {
  const text = arPreviewTexts;
  const start = useRef<HTMLButtonElement>(null);
  // The button that asked for the camera goes with the answer, and so does the one that ended the camera's mode.
  useEffect(() => {
    if (permission === 'granted') start.current?.focus();
  }, [permission]);

  return (
    <PreviewLayout product={product}>
      <CameraNote permission={permission} waiting={waiting} onAllow={onAllow} />
      <div className="mt-auto flex flex-wrap gap-3">
        <Button
          ref={start}
          variant={permission === 'granted' ? 'primary' : 'secondary'}
          aria-busy={waiting}
          onClick={waiting ? undefined : onStart}
        >
          {text.start}
        </Button>
        <Button variant="quiet" onClick={() => void sharePreview(product)}>
          <Icon name="share" />
          {text.share}
        </Button>
      </div>
    </PreviewLayout>
  );
}
