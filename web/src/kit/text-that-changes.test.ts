// A browser that translates a page replaces its text nodes. React finds a text again only as the one child of an
// element: beside others it would change, or take away, a node that nobody sees.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseSync } from 'vite';

type Node = { type: string; start: number; [key: string]: any };

const SOURCE = join(import.meta.dirname, '..');
/** Elements that hold nothing but text. */
const TEXT_ALONE = new Set(['option', 'title', 'text', 'tspan', 'textarea']);
/** Calls that make elements. */
const ELEMENTS = /^(?:map|flatMap|from|children|buttons|show|render\w*)$/;

/** Whether an expression may make a text: a call, a template, a sum, or a choice of such. */
function makesText(node: Node): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'CallExpression':
      return !ELEMENTS.test(node.callee.property?.name ?? node.callee.name ?? '');
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((part) => makesText(part) || part.type === 'MemberExpression');
    case 'LogicalExpression':
      return makesText(node.right) || (node.operator !== '&&' && makesText(node.left));
    default:
      return false;
  }
}

function isBlank({ type, value }: Node): boolean {
  return type === 'JSXText' && /^\s*$/.test(value) && value.includes('\n');
}

/** The places in a source where a text that may change stands beside others. */
function beside(source: string, name: string): number[] {
  const found: number[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { children, openingElement } = node as Node;
    const shown = (Array.isArray(children) ? (children as Node[]) : []).filter((child) => !isBlank(child));
    if (shown.length > 1 && !TEXT_ALONE.has(openingElement?.name?.name)) {
      for (const child of shown)
        if (child.type === 'JSXExpressionContainer' && makesText(child.expression))
          found.push(source.slice(0, child.start).split('\n').length);
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(name, source).program);
  return found;
}

it('is found where it stands beside others', () => {
  expect(beside('const a = <p>{count(1)} more <b>{count(2)}</b></p>;\n', 'a.tsx')).toEqual([1]);
  expect(beside('const a = <p>\n{isOpen ? text.open : text.closed}\n<i /></p>;\n', 'a.tsx')).toEqual([2]);
  expect(beside('const a = <p>\n<span>{count(1)}</span> more {label}\n</p>;\n', 'a.tsx')).toEqual([]);
});

it('stands alone in its element on every page of the shop', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCE, exclude: ['**/*.test.tsx', '**/desk/**', 'app/desk.tsx'] });
  expect(files.length).toBeGreaterThan(200);
  const places = files.flatMap((file) =>
    beside(readFileSync(join(SOURCE, file), 'utf8'), file).map((line) => `${file}:${line}`));
  expect(places).toEqual([]);
});
