/**
 * Keeps files that are too large for the database. Names are made here, of letters, digits, dashes and one dot. Throws
 * `photos_unavailable` where the store is unavailable; a file is then either unchanged or missing, never half of one.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined for a missing file. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing for a missing file. */
  remove(name: string): Promise<void>;
}
