/** What other features may use of this one. */
export { formatKilograms } from './format-kilograms';
export { IMPACT_FIGURES, type ImpactFigure } from './impact-figures';
export { ImpactStrip } from './impact-strip';
