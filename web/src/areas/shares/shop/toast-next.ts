import { toast } from '../../../kit/toast/toast';
import { type ToastMessage, useToastStore } from '../../../kit/toast/toast-store';

/** Shows a toast once the one that shows is gone: what it says to do must not vanish unread. */
export function toastNext(message: ToastMessage): void {
  if (!useToastStore.getState().open) return toast(message);
  const unsubscribe = useToastStore.subscribe(({ open }) => {
    if (open) return;
    unsubscribe();
    toast(message);
  });
}
