import { mkdir, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '@planet-heroes/contracts/kernel/outbox/senders';
import { asMail, openedLater } from './as-mail.js';

/** As long as the database keeps messages. */
const KEPT_MS = 30 * 86_400_000;
const TIDY_EVERY_MS = 3_600_000;

/**
 * Where there is no mail server: writes each e-mail into a folder, as a file that mail programs open. The same message
 * always has the same file.
 */
export function mailFolder(folder: string, from: string): Mailer {
  const transport = openedLater({ streamTransport: true, buffer: true, newline: 'windows' });
  let tidiedAt = 0;
  return {
    keepsMail: true,
    async send(email) {
      try {
        const { message } = await transport(asMail(email, from));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = fileOf(folder, email.messageId);
        await writeFile(`${path}.new`, message as Buffer, { mode: 0o600 });
        await rename(`${path}.new`, path);
        if (Date.now() - tidiedAt > TIDY_EVERY_MS) {
          tidiedAt = Date.now();
          await removeOlder(folder, tidiedAt - KEPT_MS);
        }
        return { status: 'sent' };
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        const fault = /^(EACCES|EPERM|EROFS)$/.test(code ?? '') ? 'rights' : 'storage';
        return { status: 'passing', fault, code, error: message };
      }
    },
    async forget(messages) {
      for (const message of messages) await rm(fileOf(folder, message), { force: true });
    },
  };
}

function fileOf(folder: string, messageId: string): string {
  return join(folder, `${messageId.replace(/@.*|[^\w-]/g, '')}.eml`);
}

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.eml') && (await stat(path)).mtimeMs < before) await unlink(path);
  }
}
