import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../../../kit/dialog';
import { Skeleton } from '../../../kit/skeleton';
import { Button } from '../../../kit/button';
import { Icon, type IconName } from '../../../kit/icon';
import { classNames } from '../../../kit/class-names';
import { ProductScene } from '../../../kit/art/product-scene';
import { formatAed } from '../../../kernel/i18n/format-money';
import { Badge } from '../../../kit/badge';
import { useToastStore } from '../../../kit/toast/toast';
import { arPreviewTexts } from '../texts.en';
import type { ArProduct } from '../ar-product';
import { CameraMode, ShareAction } from './camera-mode';
import { useArPreview } from './use-ar-preview';
import type { ArState, CameraPermission } from './ar-state';

const LOOKS: Record<CameraPermission, { box: string; icon: IconName; tint: string }> = {
  prompt: { box: 'bg-accent-soft', icon: 'camera', tint: 'text-accent-strong' },
  granted: { box: 'bg-positive-soft', icon: 'check', tint: 'text-positive' },
  denied: { box: 'bg-danger-soft', icon: 'warning', tint: 'text-danger' },
};

interface PreviewModeProps {
  product: ArProduct;
  state: ArState;
  onAllow: () => void;
  onStart: () => void;
}

/** Preview mode: the product, the camera permission, and the start (spec document 1, section 4). */
function PreviewMode({ product, state: { permission, waiting }, onAllow, onStart }: PreviewModeProps) {
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
        <ShareAction product={product} />
      </div>
    </PreviewLayout>
  );
}

interface CameraNoteProps {
  permission: CameraPermission;
  waiting: boolean;
  onAllow: () => void;
}

/**
 * Where the camera permission stands, with the button that asks for it, also after a refusal (spec document 1, section
 * 8). While the browser's own question is open, the note points to it.
 */
function CameraNote({ permission, waiting, onAllow }: CameraNoteProps) {
  const text = arPreviewTexts.camera;
  const { box, icon, tint } = LOOKS[permission];
  return (
    <div className={classNames('flex flex-col items-start gap-3 rounded-md p-4', box)}>
      <p role="status" className="flex items-start gap-2.5 text-sm">
        <Icon name={icon} className={classNames('mt-0.5', tint)} />
        <span>{waiting && permission === 'prompt' ? text.asking : text[permission]}</span>
      </p>
      {permission !== 'granted' && (
        <Button size="small" aria-busy={waiting} aria-disabled={waiting} onClick={waiting ? undefined : onAllow}>
          {text.allow}
        </Button>
      )}
    </div>
  );
}

interface ArPreviewDialogProps {
  product: ArProduct;
  /** What to do with it where it cannot be seen in the room. */
  order: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The AR preview over the page (spec document 1, section 2, Overlays). Each opening starts again. */
export function ArPreviewDialog({ product, order, open, onOpenChange }: ArPreviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={arPreviewTexts.title(product.name)} width="large">
      <ArPreview product={product} order={order} />
    </Dialog>
  );
}

/**
 * A preview in each of its states: checking, unsupported, preview mode and camera mode (spec document 1, section 4).
 */
function ArPreview({ product, order }: Pick<ArPreviewDialogProps, 'product' | 'order'>) {
  const { state, stream, allow, start, reset } = useArPreview();
  const text = arPreviewTexts;
  useLoadingToastEnd(state.support !== 'checking');

  if (state.support === 'supported' && state.mode === 'camera' && stream) {
    return <CameraMode product={product} stream={stream} onReset={reset} />;
  }
  if (state.support === 'supported') {
    return <PreviewMode product={product} state={state} onAllow={() => void allow()} onStart={() => void start()} />;
  }
  return (
    <PreviewLayout product={product}>
      {state.support === 'unsupported' ? (
        <>
          <div className="grid justify-items-start gap-2 rounded-md bg-sand-soft p-4">
            <p role="status">{text.unsupported}</p>
            <p className="text-sm text-ink-muted">{text.elsewhere}</p>
          </div>
          <div className="mt-auto flex flex-wrap gap-3">
            {order}
            <ShareAction product={product} variant="secondary" />
          </div>
        </>
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

/** A moment after the check, so that it can be read: what it announces is there. */
function useLoadingToastEnd(isChecked: boolean): void {
  useEffect(() => {
    if (!isChecked) return;
    const timer = setTimeout(() => {
      const { current, setOpen } = useToastStore.getState();
      if (current?.title === arPreviewTexts.toasts.loading.title) setOpen(false);
    }, 1000);
    return () => clearTimeout(timer);
  }, [isChecked]);
}

/** The product's drawing beside what there is to say and to do. */
function PreviewLayout({ product, children }: { product: ArProduct; children: ReactNode }) {
  return (
    <div className="grid gap-6 sm:grid-cols-[1.1fr_1fr]">
      <ProductScene Art={product.Art} className="aspect-4/3 rounded-lg sm:aspect-auto sm:min-h-80" inset="p-5" />
      <div className="flex min-w-0 flex-col gap-5">
        <ProductFacts product={product} />
        {children}
      </div>
    </div>
  );
}

/** What the preview shows of its product. */
function ProductFacts({ product }: { product: ArProduct }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="accent">{product.category}</Badge>
      <p className="text-lg font-semibold">{product.name}</p>
      <p className="font-display text-2xl font-medium tabular-nums">{formatAed(product.price)}</p>
    </div>
  );
}
