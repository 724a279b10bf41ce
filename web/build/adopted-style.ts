import { useLayoutEffect } from 'react';

/**
 * Adopts the styles of an open dialog's scroll lock. The library adds a `style` element, which the policy of the
 * operators' pages refuses.
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
