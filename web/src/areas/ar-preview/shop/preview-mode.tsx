import { useEffect, useRef } from 'react';
import { arPreviewTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { ArProduct } from './ar-product';
import type { ArState, CameraPermission } from './ar-state';
import { PreviewLayout } from './preview-layout';
import { sharePreview } from './share-preview';
import { classNames } from '../../../kit/class-names';
import type { IconName } from '../../../kit/icon-paths';

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
        {waiting && permission === 'prompt' ? text.asking : text[permission]}
      </p>
      {permission !== 'granted' && (
        <Button size="small" aria-busy={waiting} aria-disabled={waiting} onClick={waiting ? undefined : onAllow}>
          {text.allow}
        </Button>
      )}
    </div>
  );
}
