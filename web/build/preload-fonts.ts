import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Adds a preload link for the fonts of the first screen. Only the build knows their hashed names, and without the link
 * the browser would find them no earlier than the stylesheet. Arabic faces are left to the pages that show Arabic.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'planet-heroes:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        return Object.keys(bundle ?? {})
          .filter((file) => /(figtree|fraunces)[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          }));
      },
    },
  };
}
