/** What other areas may use of this one. */
export { formatKilograms } from './shop/format-kilograms';
export { IMPACT_FIGURES, type ImpactFigure } from './shop/impact-figures';
export { ImpactStrip } from './shop/impact-strip';
