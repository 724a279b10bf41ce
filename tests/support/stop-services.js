import { rmSync } from 'node:fs';

export default async function stopServices() {
  const { postgres, redis, folder } = globalThis.planetHeroesServices;
  await redis?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
