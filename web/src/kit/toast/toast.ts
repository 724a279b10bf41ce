import { create } from 'zustand';

type ToastVariant = 'default' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

interface ToastState {
  /** The one toast there is; a newer one takes its place (spec document 1, section 8). */
  current: (ToastMessage & { id: number }) | undefined;
  open: boolean;
  show: (message: ToastMessage) => void;
  setOpen: (open: boolean) => void;
}

/** What the notification area shows. */
export const useToastStore = create<ToastState>()((set, get) => ({
  current: undefined,
  open: false,
  show: (message) => set({ current: { ...message, id: (get().current?.id ?? 0) + 1 }, open: true }),
  setOpen: (open) => set({ open }),
}));

/** Shows a notification for five seconds, in place of the one that is showing (spec document 1, section 8). */
export function toast(message: ToastMessage): void {
  useToastStore.getState().show(message);
}
