/**
 * What every product's drawing takes. The drawings stand on y = 224 of 240 and have no background, so that they may lie
 * over anything.
 */
export interface ProductArtProps {
  className?: string;
}

/** A product's drawing. */
export type ProductArt = (props: ProductArtProps) => React.ReactNode;
