import { useRef } from 'react';
import { sendOnce } from '../../../shared/api/send-once';
import { ConfirmDialog } from '../shell/confirm-dialog';
import { useCompanyCommand } from '../shell/use-company-command';

interface RemoveDialogProps {
  part: 'users' | 'payment-methods';
  item: { id: string; name: string };
  texts: { label: string; title: (name: string) => string; question: string; done: string; doneText: (name: string) => string };
  onClose: () => void;
  /** Takes the focus once the row, and the button in it, are gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before a user or a payment method is removed. */
export function RemoveDialog({ part, item, texts, onClose, focusAfter }: RemoveDialogProps) {
  const isDone = useRef(false);
  const { mutate, isPending } = useCompanyCommand<string, { id: string }>({
    send: (id) => sendOnce('DELETE', `/api/corporate/${part}/${id}`),
    done: () => ({ title: texts.done, description: texts.doneText(item.name) }),
    onDone: () => {
      isDone.current = true;
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.title(item.name)}
      description={texts.question}
      confirm={texts.label}
      busy={isPending}
      onConfirm={() => mutate(item.id)}
      focusAfter={() => (isDone.current ? focusAfter() : undefined)}
    />
  );
}
