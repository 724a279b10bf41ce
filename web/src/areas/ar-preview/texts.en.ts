import { translated } from '../../kernel/i18n/translated';

/** The AR preview. Titles of toasts, the buttons' words and the two sentences of section 8 are the specification's. */
export const arPreviewTexts = translated(
  'arPreview',
  {
    open: 'AR Preview',
    openFor: (product: string) => `of ${product}`,
    title: (product: string) => `AR Preview: ${product}`,
    checking: 'Checking what your device can do',
    unsupported: 'Your device doesn\'t support AR features, but you can still preview the product.',
    elsewhere: 'Share it to a phone with a camera to see it in your own room.',
    camera: {
      prompt: 'See it in your own room, through your camera. The picture stays on this device.',
      asking: 'Your browser is asking about the camera. Choose “Allow” to go on.',
      granted: 'Your camera is ready.',
      denied: 'The camera is blocked for this page. Allow it in your browser, then try again.',
      allow: 'Allow Camera Access',
    },
    start: 'Start AR Preview',
    capture: 'Capture',
    share: 'Share',
    reset: 'Reset',
    size: 'Size',
    stage: (product: string) => `${product} in your room`,
    place: (product: string) => `Place ${product}: drag it, tap where it should stand, or use the arrow keys`,
    hint: 'Drag the product, or tap where it should stand.',
    stamp: (product: string) => `${product} · Planet Heroes`,
    sharedTitle: (product: string) => `${product} in AR`,
    sharedText: (product: string) => `Look at ${product} in your own room:`,
    toasts: {
      loading: { title: 'AR Preview Loading', description: (product: string) => `Preview of ${product}.` },
      active: { title: 'AR Preview Active', description: 'Point your camera where it should stand.' },
      saved: { title: 'Screenshot Saved', description: (file: string) => `${file} is in your downloads.` },
      copied: { title: 'Link Copied', description: 'AR preview link copied' },
      permission: { title: 'Camera Access Required', description: 'Please allow camera access to use AR preview' },
      failed: 'The camera did not start. Another app may be using it.',
      notSaved: 'The picture could not be saved. Please try again.',
    },
  } as const,
);
