import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LogTailer } from '@planet-heroes/backend/kernel/projections/log-tailer';
import { compareLogPositions, parseLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { makeSwiftFolder } from '../../processes/swift-folder.js';
import { tradeVerified } from '../../support/events.js';
import type { Answer } from '../../support/request.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('events that an open transaction holds back', () => {
  let product: TestProduct;
  let postgres: EmbeddedPostgres;
  let folder: string;
  const { TEST_POSTGRES_URL, TEST_POSTGRES_ADMIN_URL } = process.env;
  beforeAll(async () => {
    // A server of its own: an open transaction holds back the readers of every database on the same server.
    folder = makeSwiftFolder('planet-heroes-held-');
    postgres = await startEmbeddedPostgres(folder);
    Object.assign(process.env, { TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_ADMIN_URL: postgres.adminUrl });
    product = await startTestProduct({ environment: { READ_YOUR_WRITES_MS: '100' } });
  });
  afterAll(async () => {
    await product.close();
    await postgres.stop();
    Object.assign(process.env, { TEST_POSTGRES_URL, TEST_POSTGRES_ADMIN_URL });
    await rm(folder, { recursive: true });
  });

  it('show as lag while it is open, and on the board as soon as it ends', async () => {
    const tailer = product.backend.app.get(LogTailer);
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let opened = () => {};
    const isOpen = new Promise<void>((resolve) => (opened = resolve));
    const slow = product.database.transaction(async (transaction) => {
      await transaction.query('select pg_current_xact_id()');
      opened();
      await ended;
    });
    await isOpen;
    const before = (await product.call('GET', '/api/impact-stats')).body.pointsEarned;
    const { status, headers } = await product.operate('POST', '/api/ops/events', tradeVerified());
    const written = parseLogPosition(headers.get('planet-position')!);
    const isShown = (answer: Answer) =>
      compareLogPositions(parseLogPosition(answer.headers.get('planet-position')!), written) >= 0;
    const held = await product.call('GET', '/api/impact-stats');
    expect([status, held.body.pointsEarned, isShown(held)]).toEqual([200, before, false]);
    await until('the lag to show', () => tailer.lagSeconds() > 0.5);
    end();
    await slow;
    const shown = () => product.call('GET', '/api/impact-stats');
    await until('the board to move', async () => (await shown()).body.pointsEarned === before + 2240);
    expect(isShown(await shown())).toBe(true);
    expect(await until('the lag to be gone', () => tailer.lagSeconds() === 0)).toBe(true);
  });
});
