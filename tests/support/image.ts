import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../processes/process.js';

/** One stage of the Dockerfile: what it starts from and what it does, in order. */
export interface Stage {
  name: string;
  from: string;
  steps: { instruction: string; value: string }[];
}

/** A COPY, with the stage it takes from, if it is another one. */
export interface Copy {
  from: string | undefined;
  sources: string[];
  target: string;
}

/** Reads the Dockerfile's stages. */
export function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n');
  for (const line of lines.filter((text) => text.trim() && !text.startsWith('#'))) {
    const [, instruction, value] = line.match(/^([A-Z]+) (.+)$/) ?? [];
    if (!instruction || !value) throw new Error(`Not understood in the Dockerfile: ${line}`);
    const [, from, name] = value.match(/^(\S+) AS (\S+)$/) ?? [];
    if (instruction === 'FROM') stages.push({ name: name!, from: from!, steps: [] });
    else stages.at(-1)!.steps.push({ instruction, value });
  }
  return stages;
}

/** A stage's steps with those of the stages it starts from before them. */
export function allSteps(stages: readonly Stage[], name: string): Stage['steps'] {
  const stage = stages.find((candidate) => candidate.name === name);
  return stage ? [...allSteps(stages, stage.from), ...stage.steps] : [];
}

export function copiesOf(steps: Stage['steps']): Copy[] {
  return steps
    .filter(({ instruction }) => instruction === 'COPY')
    .map(({ value }) => {
      const words = value.split(/\s+/);
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
      const paths = words.filter((word) => !word.startsWith('--'));
      return { from, sources: paths.slice(0, -1), target: paths.at(-1)! };
    });
}

/**
 * Lays out in a folder what the image would hold: the files that the last stage copies, taken from this checkout, and
 * links to those packages alone that an installation without tools brings. Returns the folder.
 */
export function layOutImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-image-'));
  const stages = readDockerfile();
  for (const { sources, target } of copiesOf(allSteps(stages, stages.at(-1)!.name))) {
    for (const source of sources) {
      const inRepository = source.replace(/^\/app\//, '');
      const into = target.endsWith('/') ? join(target, inRepository.split('/').at(-1)!) : target;
      cpSync(join(ROOT, inRepository), join(folder, into), { recursive: true });
    }
  }
  linkPackages(folder);
  return folder;
}

function linkPackages(folder: string): void {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
  };
  for (const [path, { dev, link, resolved }] of Object.entries(lock.packages)) {
    const isTopLevel = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
    if (!isTopLevel || dev || !existsSync(join(ROOT, path))) continue;
    mkdirSync(join(folder, path, '..'), { recursive: true });
    symlinkSync(join(link ? folder : ROOT, link ? resolved! : path), join(folder, path));
  }
  for (const workspace of readdirSync(folder)) {
    const own = join(workspace, 'node_modules');
    if (workspace !== 'node_modules' && existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(folder, own));
  }
}
