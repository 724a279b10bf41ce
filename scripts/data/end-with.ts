import { BackupError } from '@planet-heroes/domain/kernel/database/backup/backup-error';
import { DataDirInUseError } from '@planet-heroes/platform/embedded/data-dir-lock';

/**
 * Ends a command that failed: with code 2 and a sentence where the operator can mend it, else with 1 and where it
 * happened.
 */
export function endWith(error: unknown): never {
  const { message, stack } = error as Error;
  const plain = error instanceof BackupError || error instanceof DataDirInUseError
    || (error as Error).constructor === Error;
  process.stderr.write(`${plain ? message : stack}\n`);
  process.exit(plain ? 2 : 1);
}
