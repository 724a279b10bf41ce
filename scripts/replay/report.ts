// What a replay came to, for programs: JUnit XML for a build's report, and JSON.
import type { Check } from './expectations.ts';
import type { Run } from './run-record.ts';

export interface Report {
  fixture: string;
  checks: Check[];
  /** What came of it all, to be held beside another run's; left out of JUnit's. */
  run?: Run;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** One test suite for the fixture, one test case for each expectation. */
export function junit({ fixture, checks }: Report): string {
  const failures = checks.filter(({ failure }) => failure !== undefined).length;
  const cases = checks.map(({ name, failure }) => {
    const open = `    <testcase classname="${escaped(fixture)}" name="${escaped(name)}"`;
    if (failure === undefined) return `${open}/>`;
    return `${open}><failure message="${escaped(failure)}">${escaped(failure)}</failure></testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escaped(fixture)}" tests="${checks.length}" failures="${failures}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

export function json(report: Report): string {
  return `${JSON.stringify({ ...report, failed: report.checks.filter(({ failure }) => failure).length }, null, 2)}\n`;
}

/** A text as it may stand in XML and HTML. XML 1.0 has no way to write most control characters: they become a mark. */
export function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd').replace(
    /[&<>"']/g,
    (character) => ENTITIES[character]!,
  );
}
