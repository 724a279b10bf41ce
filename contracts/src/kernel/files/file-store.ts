/**
 * Keeps files that are too large for the database. Names are made here, of letters, digits, dashes and one dot. Throws
 * `file_store_unavailable` where it is away; a file is then either as it was before or not there, never half of one.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
}
