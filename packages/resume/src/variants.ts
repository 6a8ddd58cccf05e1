// A variant of a résumé: its differences from the base, and the base with them applied (product rules of
// `meta.overrides`).
export { deriveOverrides } from './variants/derive.js';
export { describeOverrides, type VariantDifference } from './variants/describe.js';
export { type Materialised, materialise, type VariantConflict } from './variants/materialise.js';
export { overrideKey } from './variants/override.js';
export { detached, newVariant, rebased, revertOverrides, settleOverrides } from './variants/settle.js';
