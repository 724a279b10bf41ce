/** What we use of bidi-js, which brings no types. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
    getMirroredCharacter(letter: string): string | null;
  }
  export default function createBidi(): Bidi;
}
