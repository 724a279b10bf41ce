import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeSwiftFolder } from '../../processes/swift-folder.ts';
import type { Seed } from './serve.ts';

const PROGRAM = join(import.meta.dirname, 'prepare-template.ts');
/** Where a run keeps its templates; the run's processes inherit it. */
const VARIABLE = 'E2E_TEMPLATES';
const POLL_MS = 50;

/** Begins a run: makes the place of its templates. Returns what removes it. */
export function openTemplates(): () => void {
  const folder = makeSwiftFolder('planet-heroes-e2e-templates-');
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A new data folder with the schema and the seeds in it: a copy of the run's template, which the first caller makes.
 * Creating a cluster, migrating and seeding it takes longer than the tests of many files.
 */
export async function copyTemplate(seed: Seed): Promise<string> {
  const template = await provideTemplate(seed);
  const folder = makeSwiftFolder('planet-heroes-e2e-');
  // Not `cpSync`: the files belong to the user that the database runs as, and stay that user's.
  const reflink = process.platform === 'linux' ? ['--reflink=auto'] : [];
  execFileSync('cp', ['-a', ...reflink, `${template}/.`, folder]);
  return folder;
}

async function provideTemplate(seed: Seed): Promise<string> {
  const templates = process.env[VARIABLE];
  if (!templates) throw new Error(`No ${VARIABLE}: the run was not begun with openTemplates().`);
  const template = join(templates, seed);
  const draft = `${template}.draft`;
  while (!existsSync(template)) {
    if (!begin(draft)) {
      await delay(POLL_MS);
      continue;
    }
    try {
      execFileSync(process.execPath, [PROGRAM, draft, seed], { stdio: ['ignore', 'ignore', 'inherit'] });
      renameSync(draft, template);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      throw error;
    }
  }
  return template;
}

/** Whether the caller is the one to make it: only one creates the folder. */
function begin(draft: string): boolean {
  try {
    mkdirSync(draft);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
