import { createHash } from 'node:crypto';

/** What a message is called where its own id may not be seen: ids can name people. */
export function hashOfMessage(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}

/** The same for the same message, for every sender and attempt. */
export function messageIdOf(id: string, publicUrl: string): string {
  return `<${hashOfMessage(id)}@${new URL(publicUrl).hostname}>`;
}
