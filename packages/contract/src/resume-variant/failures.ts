import { failure } from '../kit/endpoint.js';

export const resumeVariantFailures = {
  variantNotFound: failure('这份简历不是岗位版本'),
  variantTooDifferent: failure('与基础简历的差异过多，无法作为岗位版本保存，请转为独立简历'),
};
