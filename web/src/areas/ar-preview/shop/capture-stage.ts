const PAINT = ['fill', 'stroke', 'stroke-width', 'opacity'] as const;

/** The parts of the live picture that a capture is made of. */
export interface StageParts {
  video: HTMLVideoElement;
  drawing: SVGSVGElement;
  stamp: HTMLElement;
}

/**
 * The picture as it is seen, in the video's own size: the frame, the product where it was placed, and its name stamped
 * on it (spec document 1, section 4). A PNG.
 */
export async function captureStage({ video, drawing, stamp }: StageParts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.drawImage(video, 0, 0);

  const frame = video.getBoundingClientRect();
  const scale = canvas.width / frame.width;
  const place = (element: Element): [x: number, y: number, width: number, height: number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [(x - frame.x) * scale, (y - frame.y) * scale, width * scale, height * scale];
  };

  const drawn = place(drawing);
  context.drawImage(await drawingPicture(drawing, drawn[2], drawn[3]), ...drawn);

  const style = getComputedStyle(stamp);
  const [x, y, width, height] = place(stamp);
  context.fillStyle = style.backgroundColor;
  context.fillRect(x, y, width, height);
  context.fillStyle = style.color;
  context.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(stamp.textContent, x + width / 2, y + height / 2, width);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
}

/** A drawing of the page as a picture that a canvas can take: the colours of tokens become fixed ones. */
async function drawingPicture(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
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
