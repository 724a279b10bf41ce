/** What we use of bidi-js, which brings no types. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
    getMirroredCharacter(letter: string): string | null;
  }
  export default function createBidi(): Bidi;
}
/** What we use of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface Font {
    layout(...given: unknown[]): { glyphs: { codePoints: number[] }[] };
    /** The same object for an id whenever it is asked for. */
    getGlyph(id: number, codePoints?: number[]): { codePoints: number[] };
  }
  export function create(font: Uint8Array): Font;
}
