import { useLayoutEffect } from 'react';

/**
 * The styles of an open dialog's scroll lock, in the place of the library's `style` element: the policy of the
 * operators' pages allows none.
 */
export function styleSingleton() {
  return function AdoptedStyle({ styles }: { styles: string }): null {
    useLayoutEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
}
