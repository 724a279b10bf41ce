import { type ReactNode, useRef } from 'react';
import { MESSAGES } from '../messages';
import { Dialog } from './dialog';
import { Problem, useForm } from './use-form';

interface FormDialogProps {
  title: string;
  text: ReactNode;
  submit: string;
  /** Resolves with why it was not done; undefined where it was. */
  onSubmit: Parameters<typeof useForm>[0];
  /** It has been done, and the window is closed. */
  onDone?: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for what an action needs, and stays until it is done: why it was refused is said in it. */
export function FormDialog({ title, text, submit, onSubmit, onDone, onClose, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, problem, problemId, busy } = useForm(onSubmit, () => {
    dialog.current!.close();
    onDone?.();
  });
  return (
    <Dialog ref={dialog} title={title} text={text} onClose={onClose}>
      <form {...form}>
        {children}
        <Problem id={problemId}>{problem}</Problem>
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={() => dialog.current!.close()}>
            {MESSAGES.confirm.cancel}
          </button>
          <button type="submit" className="button primary" aria-disabled={busy || undefined}>
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
