const PAINT = ['fill', 'stroke', 'stroke-width', 'opacity'] as const;

/** A drawing of the page as a picture that a canvas can take: the colours of tokens become fixed ones. */
export async function drawingPicture(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, element] of drawing.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const property of PAINT) copies[index]!.style.setProperty(property, style.getPropertyValue(property));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}
