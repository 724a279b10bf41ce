/** A backup that cannot be taken or restored, in words for the operator. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
