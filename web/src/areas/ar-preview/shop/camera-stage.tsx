import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { arPreviewTexts } from '../texts.en';
import type { ArProduct } from '../ar-product';

interface CameraStageProps {
  product: ArProduct;
  stream: MediaStream;
  placement: Placement;
  onPlace: (placement: Placement) => void;
  stage: RefObject<HTMLDivElement | null>;
}

/** Where a drawing stands in the picture: its middle and its width, as shares of the picture's sides. */
interface Placement {
  x: number;
  y: number;
  size: number;
}

export const SIZES = { smallest: 0.15, largest: 0.9, step: 0.05 } as const;
export const FIRST_PLACE: Placement = { x: 0.5, y: 0.55, size: 0.4 };

const STEP = 0.04;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * The live picture with the product over it. The product is dragged, tapped or moved by arrow keys to where it should
 * stand.
 */
export function CameraStage({ product, stream, placement, onPlace, stage }: CameraStageProps) {
  const text = arPreviewTexts;
  const video = useRef<HTMLVideoElement>(null);
  const [ratio, setRatio] = useState(4 / 3);
  useLayoutEffect(() => {
    video.current!.srcObject = stream;
  }, [stream]);

  const placeAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): void => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    onPlace(moveTo(placement, (clientX - x) / width, (clientY - y) / height));
  };

  return (
    <div
      ref={stage}
      role="group"
      aria-label={text.stage(product.name)}
      // The picture is shown whole, so that a capture is what was seen.
      style={{ aspectRatio: ratio, inlineSize: `min(100%, calc(56dvh * ${ratio}))` }}
      className="relative mx-auto touch-none overflow-hidden rounded-lg bg-phone select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        placeAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) placeAt(event);
      }}
    >
      <video
        ref={video}
        aria-hidden
        autoPlay
        muted
        playsInline
        className="size-full object-cover"
        onResize={({ currentTarget: { videoWidth, videoHeight } }) => setRatio(videoWidth / videoHeight)}
      />
      <button
        type="button"
        aria-label={text.place(product.name)}
        className="absolute aspect-square -translate-x-1/2 -translate-y-1/2 cursor-grab active:cursor-grabbing"
        style={{ left: `${placement.x * 100}%`, top: `${placement.y * 100}%`, width: `${placement.size * 100}%` }}
        onKeyDown={(event) => {
          const moved = nudge(placement, event.key);
          if (!moved) return;
          event.preventDefault();
          onPlace(moved);
        }}
      >
        <product.Art className="size-full" />
      </button>
      <p
        data-stamp
        className="pointer-events-none absolute inset-x-0 bottom-0 bg-footer px-3 py-1.5 text-center text-sm font-semibold text-ink scheme-dark"
      >
        {text.stamp(product.name)}
      </p>
    </div>
  );
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Moves a drawing so that its middle is at a point; the middle never leaves the picture. */
export function moveTo(placement: Placement, x: number, y: number): Placement {
  return { ...placement, x: within(x, 0, 1), y: within(y, 0, 1) };
}

/** Moves a drawing a step with an arrow key; undefined for any other key. */
export function nudge(placement: Placement, key: string): Placement | undefined {
  const step = STEPS[key];
  return step && moveTo(placement, placement.x + step[0], placement.y + step[1]);
}

/** Gives a drawing another width. */
export function resize(placement: Placement, size: number): Placement {
  return { ...placement, size: within(size, SIZES.smallest, SIZES.largest) };
}
