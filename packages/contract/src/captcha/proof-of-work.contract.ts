import { z } from 'zod';
import { endpoint, reply, wire, wireId } from '../kit/endpoint.js';
import { captchaSubject, isSubjectComplete, SUBJECT_INCOMPLETE } from './subject.js';

const MAX_RANGE = 1_000_000;

/**
 * The number below `range` is to be found whose PBKDF2-HMAC-SHA-256 (password `salt`, salt the number in decimal,
 * `iterations`, 32 bytes) is `target` in hexadecimal.
 */
const proofOfWork = wire({
  challengeId: wireId,
  salt: z.string(),
  target: z.string(),
  iterations: z.number().int(),
  range: z.number().int(),
  expiresInSeconds: z.number().int(),
});
export type ProofOfWork = z.output<typeof proofOfWork>;

export const issueProofOfWork = endpoint({
  route: 'POST /api/captcha/work',
  access: 'none',
  summary: '取自动验证的计算题（看不到图片时代替滑块）',
  input: wire({}),
  replies: { ok: reply(1, proofOfWork) },
});

export const checkProofOfWork = endpoint({
  route: 'POST /api/captcha/work/check',
  access: 'optional',
  summary: '提交计算结果，换取一次性凭证（60 秒内用于请求头 x-captcha-pass）',
  input: wire({
    challengeId: wireId,
    ...captchaSubject,
    answer: z.number('计算结果不正确').int('计算结果不正确').min(0).max(MAX_RANGE),
  }).refine(isSubjectComplete, SUBJECT_INCOMPLETE),
  replies: { ok: reply(1, wire({ pass: z.string(), expiresInSeconds: z.number().int() })) },
});
