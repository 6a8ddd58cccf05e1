import {
  createVariant,
  detachVariant,
  getVariant,
  retargetVariant,
  settleVariant,
} from './variant.contract.js';

export { VARIANT_TARGET_MAX, variantTarget } from './fields.js';
export { createVariant, detachVariant, getVariant, retargetVariant, settleVariant };

export const resumeVariantEndpoints = {
  createVariant,
  getVariant,
  retargetVariant,
  settleVariant,
  detachVariant,
};
