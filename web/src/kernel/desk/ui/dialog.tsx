import { type ReactNode, type RefObject, useEffect, useId } from 'react';

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  text: ReactNode;
  onClose?: () => void;
  /** Whether Escape closes it; where not, there is nothing to go back to. */
  canCancel?: boolean;
  children: ReactNode;
}

/** A window over the page, open from the beginning. Closed, the focus goes back to where it was. */
export function Dialog({ ref, title, text, onClose, canCancel = true, children }: DialogProps) {
  const id = useId();
  useEffect(() => {
    ref.current!.showModal();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
      onCancel={(event) => {
        if (!canCancel) event.preventDefault();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`}>{typeof text === 'string' ? <p>{text}</p> : text}</div>
      {children}
    </dialog>
  );
}
