import { create } from 'zustand';

/** A trade of the visitor's own that was credited while a page was open, and the ranks before and after. */
export interface CreditedTrade {
  tradeInId: string;
  from: number;
  to: number;
}

export const useCreditedStore = create<{ credited: CreditedTrade | undefined }>()(() => ({ credited: undefined }));
