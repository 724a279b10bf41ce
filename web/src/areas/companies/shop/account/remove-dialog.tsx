import type { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { useRef } from 'react';
import { askOnce } from '../../../../kernel/api/ask-once';
import { ConfirmDialog } from '../../../corporate/confirm-dialog';
import { useCompanyCommand } from '../../../corporate/use-company-command';

interface RemoveDialogProps {
  route: typeof COMPANIES_ROUTES.removeCompanyUser | typeof COMPANIES_ROUTES.removePaymentMethod;
  item: { id: string; name: string };
  texts: {
    label: string;
    title: (name: string) => string;
    question: string;
    done: string;
    doneText: (name: string) => string;
  };
  onClose: () => void;
  /** Takes the focus once the row, and the button in it, are gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before a user or a payment method is removed. */
export function RemoveDialog({ route, item, texts, onClose, focusAfter }: RemoveDialogProps) {
  const isDone = useRef(false);
  const { mutate, isPending } = useCompanyCommand<string, { id: string }>({
    send: (id) => askOnce(route, { params: { id } }),
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
