/** What other features may use of this one. */
export { celebrate } from './celebration-store';
export { throwConfetti } from './confetti';
