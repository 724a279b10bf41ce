import { useEffect, useId, useRef, useState } from 'react';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { arPreviewTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { toast } from '../../../kit/toast/toast';
import type { ArProduct } from './ar-product';
import { CameraStage } from './camera-stage';
import { captureFileName } from './capture-file-name';
import { captureStage } from './capture-stage';
import { FIRST_PLACE, resize, SIZES } from './placement';
import { sharePreview } from './share-preview';

interface CameraModeProps {
  product: ArProduct;
  stream: MediaStream;
  onReset: () => void;
}

/** Camera mode: the live picture, Capture, Share and Reset (spec document 1, section 4). */
export function CameraMode({ product, stream, onReset }: CameraModeProps) {
  const text = arPreviewTexts;
  const [placement, setPlacement] = useState(FIRST_PLACE);
  const stage = useRef<HTMLDivElement>(null);
  const captureButton = useRef<HTMLButtonElement>(null);
  const slider = useId();
  // The button that led here is gone: without this, keyboard users would be nowhere.
  useEffect(() => captureButton.current?.focus(), []);

  const capture = async (): Promise<void> => {
    const name = captureFileName(product.name);
    try {
      const find = <T extends Element>(selector: string): T => stage.current!.querySelector<T>(selector)!;
      download(await captureStage({ video: find('video'), drawing: find('svg'), stamp: find('[data-stamp]') }), name);
      toast({ title: text.toasts.saved.title, description: text.toasts.saved.description(name) });
    } catch (error) {
      console.error('Capturing failed', error);
      toast({ title: toastsTexts.error, description: text.toasts.notSaved, variant: 'destructive' });
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <CameraStage product={product} stream={stream} placement={placement} onPlace={setPlacement} stage={stage} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-ink-muted">{text.hint}</p>
        <div className="flex items-center gap-3 text-sm font-semibold">
          <label htmlFor={slider}>{text.size}</label>
          <input
            id={slider}
            type="range"
            min={SIZES.smallest}
            max={SIZES.largest}
            step={SIZES.step}
            value={placement.size}
            onChange={({ target }) => setPlacement(resize(placement, target.valueAsNumber))}
            className="h-11 w-40 cursor-pointer accent-accent"
          />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Button ref={captureButton} className="col-span-2" onClick={() => void capture()}>
          <Icon name="camera" />
          {text.capture}
        </Button>
        <Button variant="secondary" onClick={() => void sharePreview(product)}>
          <Icon name="share" />
          {text.share}
        </Button>
        <Button variant="quiet" onClick={onReset}>
          {text.reset}
        </Button>
      </div>
    </div>
  );
}

/** Saves a file among the visitor's downloads. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
