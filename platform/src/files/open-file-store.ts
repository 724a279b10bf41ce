import type { FileStore } from '@planet-heroes/contracts/kernel/files/file-store';
import type { Config } from '../config/config.js';
import { fileFolder } from './file-folder.js';
import { s3Store } from './s3-store.js';

/** Where photos are kept, as the configuration says. */
export function openFileStore({ s3, photoFolder }: Pick<Config, 's3' | 'photoFolder'>): FileStore {
  return s3 ? s3Store(s3) : fileFolder(photoFolder);
}
