import type { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasFailed } from '../../../../kernel/api/has-failed';
import { askOnce } from '../../../../kernel/api/ask-once';
import { buttonStyle } from '../../../../kit/button-style';
import { Icon, type IconName } from '../../../../kit/icon';
import { ConfirmDialog } from '../../../corporate/dialogs';
import { useRole } from '../../../corporate/company-queries';
import { useCompanyCommand } from '../../../corporate/use-company-command';
import { corporateAccountTexts } from '../../texts-account.en';
import { Card } from '../../../../kit/card';
import { ListSkeleton, LoadFailed } from '../../../corporate/list-parts';

/** With another name or licence an approved company is not verified until our desk has approved it again. */
export function isBeingChecked({ state, verified }: Company): boolean {
  return state === 'approved' && !verified;
}

interface PartStateProps<T> {
  part: UseQueryResult<T>;
  rows?: number;
  rowClassName?: string;
  children: (data: T) => ReactNode;
}

/** A part of the account: loading, also until the visitor's role is known; failed; or there. */
export function PartState<T>(
  { part, rows = 1, rowClassName = 'h-96', children }: PartStateProps<T>,
) {
  const isReady = useRole() !== undefined;
  if (part.data !== undefined && isReady) return children(part.data);
  if (hasFailed(part)) return <Card><LoadFailed of={part} /></Card>;
  return (
    <ListSkeleton
      label={corporateAccountTexts.loading}
      rows={rows}
      rowClassName={rowClassName}
      lines={rows === 1 ? 6 : 2}
    />
  );
}

/**
 * Takes what arrives into a form that is open, and leaves alone what the visitor has changed in it. It waits while the
 * form is being sent: a reset would call that off without a word.
 */
export function useFreshDefaults<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  values: Input,
): void {
  const { reset, formState: { isSubmitting } } = form;
  const told = JSON.stringify(values);
  const taken = useRef(told);
  useEffect(() => {
    if (isSubmitting || taken.current === told) return;
    taken.current = told;
    reset(JSON.parse(told) as Input, { keepDirtyValues: true, keepErrors: true });
  }, [reset, told, isSubmitting]);
}

interface RowButtonProps {
  icon: IconName;
  /** What it does, and to whom or what. */
  label: string;
  onClick: () => void;
}

/** A small button at the end of a row, known by its icon and named for those who do not see it. */
export function RowButton({ icon, label, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className={buttonStyle('quiet', 'small', 'size-11 px-0')}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

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
