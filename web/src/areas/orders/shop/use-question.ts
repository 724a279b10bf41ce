import { useRef, useState } from 'react';

/** One of several things that a dialog asks about before it is done, since none can be undone. */
export interface Question<T> {
  isOpen: boolean;
  /** What is asked; it stays in the dialog while that closes. */
  asked: T;
  ask: (what: T) => void;
  close: () => void;
  /** What becomes of the dialog once the command has ended. */
  ended: { onDone: () => void; onRefused: () => boolean };
  /** Where the focus goes once it is done; elsewhere it returns to what was pressed. */
  focusAfter: (to: () => HTMLElement | null) => HTMLElement | null | undefined;
}

/** Keeps what a dialog asks about, `first` until something has been asked. */
export function useQuestion<T>(first: T): Question<T> {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(first);
  const isDone = useRef(false);
  const close = (): void => setOpen(false);
  return {
    isOpen,
    asked,
    ask: (what) => {
      isDone.current = false;
      setAsked(what);
      setOpen(true);
    },
    close,
    ended: {
      onDone: () => {
        isDone.current = true;
        close();
      },
      onRefused: () => {
        close();
        return false;
      },
    },
    focusAfter: (to) => (isDone.current ? to() : undefined),
  };
}
