import { create } from 'zustand';

/** Whether the visitor's points are being explained. */
export const usePointsLedgerStore = create<{ open: boolean }>()(() => ({ open: false }));

/** "Explain my points": opens the ledger of the visitor's own hero over the current screen. */
export function openPointsLedger(): void {
  usePointsLedgerStore.setState({ open: true });
}

export function closePointsLedger(): void {
  usePointsLedgerStore.setState({ open: false });
}
