import { createHash } from 'node:crypto';
import type { Queryable } from '../../kernel/database/database.js';

/**
 * Keeps an uploaded file until its import begins, and returns its id: 2 MB are nothing to send through a queue. The id
 * comes from what is uploaded and the caller's key, so that the same request sent again names the same upload.
 */
export async function keepUpload(database: Queryable, { companyId, content, key }: { companyId: string; content: string; key: string }): Promise<string> {
  const id = createHash('sha256').update(JSON.stringify([companyId, key])).update(content).digest('hex');
  await database.query('insert into csv_upload (id, company_id, content) values ($1, $2, $3) on conflict (id) do nothing', [id, companyId, content]);
  return id;
}

/** Drops an upload once its request is answered: a refused file is not kept, nor one that was imported before. */
export async function dropUpload(database: Queryable, uploadId: string): Promise<void> {
  await database.query('delete from csv_upload where id = $1', [uploadId]);
}
