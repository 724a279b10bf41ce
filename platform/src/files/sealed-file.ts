// Backups that only the holder of a key can read, in the format of age (age-encryption.org), which `age -d` reads too.
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';

const HEAD = 'age-encryption.org/v1';

/** How a stream is sealed for a recipient (`age1…`) while it is written. Throws where it is not a recipient. */
export function streamSealerOf(recipient: string): (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array> {
  const sealer = sealerFor(recipient);
  return async function* (bytes) {
    const plain = Readable.toWeb(Readable.from(bytes)) as globalThis.ReadableStream<Uint8Array>;
    yield* Readable.fromWeb((await sealer.encrypt(plain)) as ReadableStream<Uint8Array>);
  };
}

/** Opens a sealed file with the identities of a key file, as `age-keygen` writes it. Throws where none of them fits. */
export async function openFile(from: string, to: string, keyFile: string): Promise<void> {
  try {
    await writeWhole(to, (await openerOf(keyFile).decrypt(bytesOf(from))) as ReadableStream<Uint8Array>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new ExpectedError(`${from} cannot be opened with ${keyFile}: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether a file is sealed. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    return bytesRead === HEAD.length && buffer.toString('latin1') === HEAD;
  } finally {
    await file.close();
  }
}

/** How the bytes of one small file are sealed for a recipient. Throws where it is not a recipient. */
export function sealerOf(recipient: string): (bytes: Uint8Array) => Promise<Uint8Array> {
  const sealer = sealerFor(recipient);
  return (bytes) => sealer.encrypt(bytes);
}

/** How they are opened again with the identities of a key file. */
export function openerWith(keyFile: string): (bytes: Uint8Array) => Promise<Uint8Array> {
  const opener = openerOf(keyFile);
  return (bytes) => opener.decrypt(bytes);
}

function sealerFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new ExpectedError(`"${recipient}" is not a recipient: it begins with age1, as age-keygen prints it.`);
  }
  return encrypter;
}

function openerOf(keyFile: string): Decrypter {
  const lines = readFileSync(keyFile, 'utf8').split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new ExpectedError(`${keyFile} has no line that begins with AGE-SECRET-KEY-.`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}

function bytesOf(path: string): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;
}

async function writeWhole(to: string, stream: ReadableStream<Uint8Array>): Promise<void> {
  const draft = `${to}.part`;
  try {
    await pipeline(Readable.fromWeb(stream), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
