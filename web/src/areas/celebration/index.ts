/** What other areas may use of this one. */
export { celebrate } from './shop/celebration-store';
export { throwConfetti } from './shop/confetti';
