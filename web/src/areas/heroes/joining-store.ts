import { useEffect } from 'react';
import { create } from 'zustand';

interface JoiningState {
  open: boolean;
  /** The page invites to join: the dialog's code may be loaded ahead. */
  isOffered: boolean;
  /** The hero was made in this dialog: it greets, and leads on to the profile. */
  hasJustJoined: boolean;
  /** A visitor comes back instead of joining. */
  isSigningIn: boolean;
  /** The page that asked for signing in, and is opened after it. */
  returnTo?: string | undefined;
  /** Signing in gives the hero an address. */
  isForAddress?: boolean;
  /** A sponsorship waits for the sponsor's address. */
  isForSponsorship?: boolean;
  /** Sends it, as it was confirmed. */
  afterwards?: (() => void) | undefined;
}

/** The dialog in which a visitor joins or signs in, and afterwards finds the own profile. */
export const useJoiningStore = create<JoiningState>()(() => ({
  open: false,
  isOffered: false,
  hasJustJoined: false,
  isSigningIn: false,
}));

/** For what invites a visitor to join. */
export function useJoiningOffer(): void {
  useEffect(() => useJoiningStore.setState({ isOffered: true }), []);
}

/** The joining dialog, or the profile of a joined hero, over the current screen. */
export function openJoining(): void {
  useJoiningStore.setState({ open: true, hasJustJoined: false, isSigningIn: false });
}

/** The same dialog, for heroes who come back, and for those who then go on to the page `returnTo`. */
export function openSignIn(returnTo?: string): void {
  useJoiningStore.setState({ open: true, hasJustJoined: false, isSigningIn: true, returnTo });
}

/** The same dialog, in which a hero adds an e-mail address. */
export function openForAddress(): void {
  useJoiningStore.setState({ isForAddress: true });
  openSignIn();
}

/** Turns between joining and signing in within the dialog. */
export function showSignIn(isSigningIn: boolean): void {
  useJoiningStore.setState({ isSigningIn });
}

export function closeJoining(): void {
  useJoiningStore.setState({ open: false });
}
