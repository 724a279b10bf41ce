import { useRef } from 'react';
import { MESSAGES } from '../messages';
import { Dialog } from './dialog';

/** What is asked before something is done. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
}

/** Asks, and does it on a yes. Escape and Cancel say no. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} title={question.title} text={question.text} onClose={onClose}>
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
    </Dialog>
  );
}
