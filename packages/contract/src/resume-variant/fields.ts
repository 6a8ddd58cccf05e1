import { z } from 'zod';
import { wire, wireId, wireInt } from '../kit/endpoint.js';
import { resumeDocument } from '../resume/fields.js';

export const MAX_VARIANT_TARGET_LENGTH = 60;

/** The target of the variant: a company, a position, or both. */
export const variantTarget = z
  .string('请填写针对的单位或岗位')
  .trim()
  .min(1, '请填写针对的单位或岗位')
  .max(MAX_VARIANT_TARGET_LENGTH, `不能超过${MAX_VARIANT_TARGET_LENGTH}个字`);

/** The current base; `overrides` are the variant's differences, in the format of packages/resume. */
export const variantState = wire({
  id: wireId,
  target: variantTarget,
  base: wire({ id: wireId, title: z.string(), version: wireInt, document: resumeDocument }),
  overrides: z.array(z.record(z.string(), z.unknown())),
});
