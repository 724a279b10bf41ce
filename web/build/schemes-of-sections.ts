import type { Plugin } from 'vite';

/**
 * Declares the tokens also where a section sets its own color-scheme. For browsers without light-dark() it is rewritten
 * to variables, and a token that only the root declares would stay as the root sees it.
 */
export function schemesOfSections(): Plugin {
  return {
    name: 'planet-heroes:schemes-of-sections',
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id)) return undefined;
      return code.replaceAll(/:root,\s*:host(?=\s*\{)/g, ':root, .scheme-dark, .scheme-light, .traffic-light');
    },
  };
}
