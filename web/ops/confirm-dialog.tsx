import { useEffect, useId, useRef } from 'react';
import { MESSAGES } from './messages';

/** What is asked before something is done. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
}

/** Asks, and does it on a yes. Escape and Cancel say no; the focus goes back to where it was. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}title`} aria-describedby={`${id}text`} onClose={onClose}>
      <h2 id={`${id}title`}>{question.title}</h2>
      <p id={`${id}text`}>{question.text}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => dialog.current!.close()}>
          {MESSAGES.confirm.cancel}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            // Closed first: a second press finds nothing to press.
            dialog.current!.close();
            question.onYes();
          }}
        >
          {question.yes}
        </button>
      </div>
    </dialog>
  );
}
