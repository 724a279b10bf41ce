import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { commonTexts } from '../kernel/i18n/texts.en';
import { classNames } from './class-names';
import { Icon } from './icon';
import { focusPageHeading } from './move-focus';
import { Unbroken } from './unbroken';

const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-3xl' } as const;

interface DialogProps {
  open: boolean;
  /** Without it, the dialog has no close button and cannot be dismissed. */
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  width?: keyof typeof widths;
  /** The content may have nothing focusable: makes the scrolled area focusable, so that keys can scroll it. */
  isReading?: boolean;
  /** Buttons at the foot, which stays in sight while the content scrolls. */
  footer?: ReactNode;
  /** A click outside does not close it: what was typed, or is shown only once, would be lost. */
  isForm?: boolean;
  /** Takes the focus when the dialog closes; without it, or if it returns nothing, what had it before does. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** Takes the focus when it opens, instead of the first focusable element. */
  focusFirst?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/**
 * A window over the page: it holds the focus, closes with Escape, and gives the focus back. On phones it rises from the
 * foot.
 */
export function Dialog(
  {
    open, onOpenChange, title, description, width = 'medium', isReading, footer, isForm, focusAfter, focusFirst,
    children,
  }: DialogProps,
) {
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="menu-overlay fixed inset-0 z-50 bg-[rgb(5_25_29/0.55)]" />
        <RadixDialog.Content
          {...(!description && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            // A toast lies over the dialog: it can be closed, and the dialog stays.
            const { target } = event.detail.originalEvent;
            if (isForm || (target as Element).closest('.toast')) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!focusFirst) return;
            event.preventDefault();
            focusFirst()?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the new screen has taken focus already, and keeps it.
            if (document.activeElement !== document.body) return;
            const place = focusAfter?.() ?? opener.current;
            // What opened it may be gone meanwhile.
            if (place instanceof HTMLElement && place.isConnected) place.focus();
            else focusPageHeading();
          }}
          className={classNames(
            'dialog-panel fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] w-full flex-col overflow-hidden rounded-t-xl border border-line bg-surface-raised shadow-raised outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-xl',
            widths[width],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
            <div className="min-w-0">
              <RadixDialog.Title className="line-clamp-3 room-below font-display text-2xl font-medium break-words">
                <Unbroken text={title} />
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-ink-muted">
                  <Unbroken text={description} />
                </RadixDialog.Description>
              )}
            </div>
            {onOpenChange && (
              <RadixDialog.Close
                aria-label={commonTexts.close}
                className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-accent-soft"
              >
                <Icon name="close" className="size-6" />
              </RadixDialog.Close>
            )}
          </div>
          <div
            {...(isReading && { tabIndex: 0, role: 'group', 'aria-label': title })}
            // Not `flex-1`: WebKit resolves its basis of 0% against `fit-content`, and the content collapses.
            className="min-h-0 flex-auto overflow-y-auto px-5 pt-4 pb-6 -outline-offset-3 sm:px-7"
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">{footer}</div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
