import { create } from 'zustand';

interface JoiningState {
  open: boolean;
  /** The hero was made in this dialog: it greets, and leads on to the profile. */
  hasJustJoined: boolean;
}

/** The dialog in which a visitor joins, and afterwards finds the own profile. */
export const useJoiningStore = create<JoiningState>()(() => ({ open: false, hasJustJoined: false }));

/** JOIN FREE, or the profile of who has joined, over whatever screen shows. */
export function openJoining(): void {
  useJoiningStore.setState({ open: true, hasJustJoined: false });
}

export function closeJoining(): void {
  useJoiningStore.setState({ open: false });
}
