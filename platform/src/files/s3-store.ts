import { AwsClient } from 'aws4fetch';
import type { FileStore } from '@planet-heroes/contracts/kernel/files/file-store';
import { fileStoreUnavailable } from './file-store-unavailable.js';

/** A bucket of a store that speaks S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** For how long a presigned address opens anything. */
const ADDRESS_SECONDS = 60;
const PATIENCE_MS = 10_000;

/**
 * Keeps files in a bucket, read by presigned addresses that open one file for a minute. The addresses stay between us
 * and the store: access to a file is checked at every read.
 */
export function s3Store({ endpoint, bucket, region, ...keys }: S3Settings): FileStore {
  // The client's own retries would take longer than the caller waits.
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, bytes?: Uint8Array): Promise<Response> {
    const address = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${encodeURIComponent(name)}`);
    address.searchParams.set('X-Amz-Expires', String(ADDRESS_SECONDS));
    try {
      const { url } = await client.sign(address, { method, aws: { signQuery: true } });
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(bytes && { body: Buffer.from(bytes) }),
      });
      if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
      // Its words name the bucket and the key: they are for the log alone.
      throw new Error(`The store answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    } catch (cause) {
      throw fileStoreUnavailable(cause);
    }
  }

  return {
    async put(name, bytes) {
      await discard(await ask('PUT', name, bytes));
    },
    async read(name) {
      const response = await ask('GET', name);
      try {
        const bytes = new Uint8Array(await response.arrayBuffer());
        return response.ok ? bytes : undefined;
      } catch (cause) {
        throw fileStoreUnavailable(cause);
      }
    },
    async remove(name) {
      await discard(await ask('DELETE', name));
    },
  };
}

/** A body that nobody reads would hold its connection. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}
