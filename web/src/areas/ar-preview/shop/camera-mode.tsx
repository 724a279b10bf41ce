import { useEffect, useId, useRef, useState } from 'react';
import { toastError } from '../../../kernel/api/toast-failure';
import { Button } from '../../../kit/button';
import type { ButtonVariant } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import { toast } from '../../../kit/toast/toast';
import { shareOrCopy } from '../../shares/sharing';
import { arPreviewTexts } from '../texts.en';
import { arLink, type ArProduct, captureFileName } from '../ar-product';
import { CameraStage, FIRST_PLACE, resize, SIZES } from './camera-stage';

const PAINT = ['fill', 'stroke', 'stroke-width', 'opacity'] as const;

/** The parts of the live picture that a capture is made of. */
interface StageParts {
  video: HTMLVideoElement;
  drawing: SVGSVGElement;
  stamp: HTMLElement;
}

/**
 * The picture as it is seen, in the video's own size: the frame, the product where it was placed, and its name stamped
 * on it (spec document 1, section 4). A PNG.
 */
async function captureStage({ video, drawing, stamp }: StageParts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.drawImage(video, 0, 0);

  const frame = video.getBoundingClientRect();
  const scale = canvas.width / frame.width;
  const place = (element: Element): [x: number, y: number, width: number, height: number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [(x - frame.x) * scale, (y - frame.y) * scale, width * scale, height * scale];
  };

  const drawn = place(drawing);
  context.drawImage(await drawingPicture(drawing, drawn[2], drawn[3]), ...drawn);

  const style = getComputedStyle(stamp);
  const [x, y, width, height] = place(stamp);
  context.fillStyle = style.backgroundColor;
  context.fillRect(x, y, width, height);
  context.fillStyle = style.color;
  context.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(stamp.textContent, x + width / 2, y + height / 2, width);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
}

/** A drawing of the page as a picture that a canvas can take: the colours of tokens become fixed ones. */
async function drawingPicture(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, element] of drawing.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const property of PAINT) copies[index]!.style.setProperty(property, style.getPropertyValue(property));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

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
      toastError(text.toasts.notSaved);
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
        <ShareAction product={product} variant="secondary" />
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

/** Shares a preview, from every mode of it. */
export function ShareAction({ product, variant = 'quiet' }: { product: ArProduct; variant?: ButtonVariant }) {
  return (
    <Button variant={variant} onClick={() => void sharePreview(product)}>
      <Icon name="share" />
      {arPreviewTexts.share}
    </Button>
  );
}

/** Shares a preview with the device's share sheet, or copies its link and says so (spec document 1, section 8). */
async function sharePreview(product: ArProduct): Promise<void> {
  const { sharedTitle, sharedText, toasts } = arPreviewTexts;
  const shared = await shareOrCopy({
    title: sharedTitle(product.name),
    text: sharedText(product.name),
    url: arLink(product, location.origin),
  });
  if (shared === 'copied') toast(toasts.copied);
}
