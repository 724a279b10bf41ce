import { lazy, type ReactNode, useState } from 'react';
import { socialShareTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import type { ButtonSize, ButtonVariant } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import type { ShareContent } from './share-content';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../../kernel/hydration/once-wanted';

const SocialShareDialog = lazy(async () => ({ default: (await loadCode(() => import('./social-share-dialog'))).SocialShareDialog }));

interface ShareButtonProps {
  content: ShareContent;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** What the button says; "Share" when left out. */
  children?: ReactNode;
}

/** A button that offers to share something; the dialog's code comes when it is first pressed. */
export function ShareButton({ content, variant = 'secondary', size = 'small', className, children }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
        {children ?? socialShareTexts.share}
      </Button>
      <OnceWanted wanted={isOpen} onFailed={() => setOpen(false)}>
        <SocialShareDialog open={isOpen} onOpenChange={setOpen} content={content} />
      </OnceWanted>
    </>
  );
}
