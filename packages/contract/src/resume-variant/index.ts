import {
  createVariant,
  detachVariant,
  getVariant,
  retargetVariant,
  settleVariant,
} from './variant.contract.js';

export { MAX_VARIANT_TARGET_LENGTH, variantTarget } from './fields.js';
export { createVariant, detachVariant, getVariant, retargetVariant, settleVariant };

export const resumeVariantEndpoints = {
  createVariant,
  getVariant,
  retargetVariant,
  settleVariant,
  detachVariant,
};
