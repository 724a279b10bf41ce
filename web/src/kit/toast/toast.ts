import { type ToastMessage, useToastStore } from './toast-store';

/** Shows a notification for five seconds, in place of the one that is showing (spec document 1, section 8). */
export function toast(message: ToastMessage): void {
  useToastStore.getState().show(message);
}
