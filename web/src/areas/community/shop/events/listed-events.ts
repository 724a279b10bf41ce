import { create } from 'zustand';
import { browserStorage } from '../../../../kernel/browser-storage';

const KEY = 'planet-heroes:events';

/** The events that the visitor has put on the list, in this browser alone: there is no call that would take them. */
export const useListedEvents = create<{ ids: readonly string[]; toggle: (id: string) => void }>()((set, get) => ({
  ids: browserStorage.getItem(KEY)?.split(',').filter(Boolean) ?? [],
  toggle(id) {
    const { ids } = get();
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    browserStorage.setItem(KEY, next.join(','));
    set({ ids: next });
  },
}));
