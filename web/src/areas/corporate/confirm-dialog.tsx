import type { ReactNode } from 'react';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be taken back. */
  description: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  /** See `Dialog`. */
  focusAfter?: () => HTMLElement | null | undefined;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(
  { open, onClose, title, description, confirm, busy, onConfirm, focusAfter, children }: ConfirmDialogProps,
) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      width="small"
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {corporateTexts.goBack}
          </Button>
          <Button aria-busy={busy} aria-disabled={busy} onClick={() => !busy && onConfirm()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
