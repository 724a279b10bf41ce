import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

/** A backup that cannot be taken or restored, in words for the operator. Nothing was changed. */
export class BackupError extends ExpectedError {
  override readonly name = 'BackupError';
}
