import { create } from 'zustand';
import { browserStorage } from '../../../kernel/browser-storage';
import { activate, dismiss, hide, hideAll, type Hint, HintMemory, type HintState, NO_HINTS, toggle } from './hint';
import { type HintId, HINTS } from './hints';

interface TipsState extends HintState<Hint<HintId>> {
  menuOpen: boolean;
}

/** The hints of the screen that shows, and whether their menu is open. */
export const useTipsStore = create<TipsState>()(() => ({ ...NO_HINTS, menuOpen: false }));

export const hintMemory = new HintMemory(browserStorage);

/** Whether this is the first visit, found out once for each load of the page. */
export const isFirstVisit = hintMemory.beginVisit();

const { setState, getState } = useTipsStore;

/** What can be done with hints. */
export const tipsActions = {
  clear: () => setState({ ...NO_HINTS, menuOpen: false }),
  activate: (hint: Hint<HintId>) => setState((state) => activate(state, hint)),
  toggle: (id: HintId) => setState((state) => toggle(state, id)),
  hide: (id: HintId) => setState((state) => hide(state, id)),
  hideAll: () => setState((state) => hideAll(state)),
  openMenu: (menuOpen: boolean) => setState({ menuOpen }),
  dismiss: (hint: Hint<HintId>) => {
    hintMemory.dismiss(hint);
    // Without a tip there is no menu: left open, it would appear with the next tip unasked.
    setState(({ menuOpen, ...state }) => {
      const left = dismiss(state, hint.id);
      return { ...left, menuOpen: menuOpen && left.active.length > 0 };
    });
  },
  /** Marks every active hint dismissed and clears the list (spec document 1, section 4). */
  dismissAll: () => {
    getState().active.forEach((hint) => hintMemory.dismiss(hint));
    setState({ ...NO_HINTS, menuOpen: false });
  },
  /** Forgets all and starts over with a fresh page. */
  resetAll: () => {
    hintMemory.reset(HINTS);
    location.reload();
  },
} as const;
