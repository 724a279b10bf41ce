import { create } from 'zustand';
import { browserStorage } from '../../kernel/browser-storage';

const STORAGE_KEY = 'planet-heroes:dense-tables';

interface DensityState {
  /** Whether the tables of companies are set close. */
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

/** How close the tables of companies are set; this browser remembers it. */
export const useDensityStore = create<DensityState>()((set) => ({
  isDense: browserStorage.getItem(STORAGE_KEY) === 'true',
  setDense: (isDense) => {
    browserStorage.setItem(STORAGE_KEY, String(isDense));
    set({ isDense });
  },
}));
