import { create } from 'zustand';

interface MenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Whether the mobile menu is open. */
export const useMenuStore = create<MenuState>()((set) => ({ open: false, setOpen: (open) => set({ open }) }));
