import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import yaml from 'js-yaml';
import { anchorsOf } from '../../support/anchors.js';
import { ROOT } from '../../processes/process.js';

const FOLDER = join(ROOT, 'deploy/monitoring');
const load = (file: string) => yaml.load(readFileSync(join(FOLDER, file), 'utf8'));

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook?: string };
}
interface Case {
  name: string;
  promql_expr_test: { expr: string; exp_samples: { labels: string }[] }[];
}

const { groups } = load('prometheus-rules.yaml') as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { tests } = load('prometheus-rules.test.yaml') as { tests: Case[] };
/** The rows of docs/watch.md: a metric, and the alarms in its last column. */
const rows = [...readFileSync(join(ROOT, 'docs/watch.md'), 'utf8').matchAll(/^\| `(\w+)` \| \w+ \|.*\| (.+) \|$/gm)]
  .map(([, metric, alarm]) => ({
    metric: metric!,
    alarm: alarm!,
    names: [...alarm!.matchAll(/`((?:[A-Z][a-z]+)+)`/g)].map(([, name]) => name!),
  }));

describe('the alarms', () => {
  it('of the table in the docs have a rule that reads the row’s metric', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const { metric, alarm, names } of rows) {
      expect([metric, alarm === '–']).toEqual([metric, names.length === 0]);
      for (const name of names) {
        const rule = rules.find(({ alert }) => alert === name);
        expect([metric, name, rule?.expr]).toEqual([metric, name, expect.stringContaining(metric)]);
      }
    }
  });

  it.each(rules)('of the rules are in the table, and lead to a section that exists: $alert', ({ alert, annotations }) => {
    expect(rows.flatMap(({ names }) => names)).toContain(alert);
    const [page, section] = annotations.runbook?.split('#') ?? [];
    expect(page).toMatch(/^docs\/\w+\.md$/);
    expect([...anchorsOf(readFileSync(join(ROOT, page!), 'utf8'))]).toContain(section);
  });

  it.each(rules)('have a case in which they fire, and one in which they do not: $alert', ({ alert }) => {
    const cases = tests.filter(({ name }) => name === alert);
    const samples = cases.flatMap(({ promql_expr_test: expected }) => expected.map(({ exp_samples }) => exp_samples));
    expect(samples.filter((sample) => sample.length === 0)).not.toEqual([]);
    expect(samples.filter((sample) => sample.some(({ labels }) => labels.includes(`"${alert}"`)))).not.toEqual([]);
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
const suite = hasPromtool ? describe : describe.skip;
suite(`the alarms as Prometheus evaluates them${hasPromtool ? '' : ' (needs promtool on the PATH)'}`, () => {
  it('fire in the cases in which they should, and in no other', () => {
    const args = ['test', 'rules', 'prometheus-rules.test.yaml'];
    expect(execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })).toContain('SUCCESS');
  });
});
