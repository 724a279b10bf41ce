// Run by Node directly and by Jest: imports name `.ts` files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { ROOT } from '../processes/process.ts';

/** What the tests read of a service of docker-compose.yml, after interpolation. */
export interface ComposeService {
  image: string;
  build?: string;
  command: string[];
  deploy?: { resources: { limits: { cpus: string; memory: string } } };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  container_name?: string;
  restart?: string;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  logging?: { driver: string; options: Record<string, string> };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

/** Reads docker-compose.yml as `docker compose` does, with these variables. Throws when a required one is missing. */
export function readComposeFile(variables: Record<string, string>): ComposeFile {
  const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  return interpolated(yaml.load(text), variables) as ComposeFile;
}

function interpolated(value: unknown, variables: Record<string, string>): unknown {
  if (typeof value === 'string') return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((item) => interpolated(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolated(item, variables)]));
}

/** Compose's own rules: $$, $NAME, ${NAME}, ${NAME-default}, ${NAME:-default}, ${NAME?message}, ${NAME:?message}. */
export function interpolate(text: string, variables: Record<string, string>): string {
  return text.replace(
    /\$(?:(\$)|(\w+)|\{(\w+)(?:(:?[-?])([^}]*))?\})/g,
    (_, dollar?: string, plain?: string, braced?: string, operator?: string, operand?: string) => {
      if (dollar) return '$';
      const value = variables[plain ?? braced!];
      const missing = operator?.startsWith(':') ? !value : value === undefined;
      if (!missing) return value!;
      if (operator?.endsWith('?')) throw new Error(`required variable ${braced} is missing a value: ${operand}`);
      return operator?.endsWith('-') ? operand! : '';
    },
  );
}

/** A duration as compose writes it, `20s` or `1m30s`, in ms. */
export function durationMs(text: string): number {
  const [, minutes = '0', seconds = '0'] = text.match(/^(?:(\d+)m)?(?:(\d+)s)?$/) ?? [];
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
}
