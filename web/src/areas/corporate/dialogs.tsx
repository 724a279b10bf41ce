import { type FormEventHandler, type ReactNode, useId } from 'react';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { corporateTexts } from './texts.en';

interface FormDialogProps {
  title: string;
  description?: string;
  submit: string;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog, its button at the foot. */
export function FormDialog({ title, description, submit, busy, onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      width="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" form={id} aria-busy={busy} aria-disabled={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
        {children}
      </form>
    </Dialog>
  );
}

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
