/** Whom lines of the log are about: who called, and from which network, as a salted hash of its address. */
export interface Who {
  hero?: string;
  company?: string;
  operator?: string;
  addressHash?: string;
}
