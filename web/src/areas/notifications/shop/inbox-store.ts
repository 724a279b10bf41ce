import { create } from 'zustand';

export type InboxTab = 'news' | 'settings';

interface InboxState {
  open: boolean;
  tab: InboxTab;
}

/** The dialog with the hero's inbox and notification settings. */
export const useInboxStore = create<InboxState>()(() => ({ open: false, tab: 'news' }));

export function openInbox(tab: InboxTab = 'news'): void {
  useInboxStore.setState({ open: true, tab });
}

export function closeInbox(): void {
  useInboxStore.setState({ open: false });
}

export function chooseInboxTab(tab: InboxTab): void {
  useInboxStore.setState({ tab });
}
