import { arPreviewTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import type { IconName } from '../../../kit/icon-paths';
import type { CameraPermission } from './ar-state';

const LOOKS: Record<CameraPermission, { box: string; icon: IconName; tint: string }> = {
  prompt: { box: 'bg-accent-soft', icon: 'camera', tint: 'text-accent-strong' },
  granted: { box: 'bg-positive-soft', icon: 'check', tint: 'text-positive' },
  denied: { box: 'bg-danger-soft', icon: 'warning', tint: 'text-danger' },
};

interface CameraNoteProps {
  permission: CameraPermission;
  waiting: boolean;
  onAllow: () => void;
}

/**
 * Where the camera permission stands, with the button that asks for it, also after a refusal (spec document 1, section
 * 8). While the browser's own question is open, the note points to it.
 */
export function CameraNote({ permission, waiting, onAllow }: CameraNoteProps) {
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
