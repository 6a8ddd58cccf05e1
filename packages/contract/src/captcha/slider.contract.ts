import { z } from 'zod';
import { endpoint, reply, wire, wireId } from '../kit/endpoint.js';
import { captchaSubject, isSubjectComplete, SUBJECT_INCOMPLETE } from './subject.js';

/**
 * The pointer track: offsets from the piece's start in puzzle pixels (relative to the puzzle's `width`), and
 * milliseconds since the drag began. The last `x` is the drop position.
 */
const trackPoint = z.object({
  x: z.number('滑动轨迹不正确').min(-400).max(800),
  y: z.number('滑动轨迹不正确').min(-2000).max(2000),
  t: z.number('滑动轨迹不正确').min(0).max(180_000),
});
export type TrackPoint = z.output<typeof trackPoint>;

/** A new puzzle: images are data URLs at double size; `y` is the piece's top edge in puzzle pixels. */
const sliderPuzzle = wire({
  challengeId: wireId,
  background: z.string(),
  piece: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  pieceSize: z.number().int(),
  y: z.number().int(),
  expiresInSeconds: z.number().int(),
});
export type SliderPuzzle = z.output<typeof sliderPuzzle>;

export const issueSlider = endpoint({
  route: 'POST /api/captcha/slider',
  access: 'none',
  summary: '取滑块验证图',
  input: wire({}),
  replies: { ok: reply(1, sliderPuzzle) },
});

export const checkSlider = endpoint({
  route: 'POST /api/captcha/slider/check',
  access: 'optional',
  summary: '提交滑块轨迹，换取一次性凭证（60 秒内用于请求头 x-captcha-pass）',
  input: wire({
    challengeId: wireId,
    ...captchaSubject,
    track: z.array(trackPoint, '滑动轨迹不正确').max(600, '滑动轨迹过长，请重试'),
  }).refine(isSubjectComplete, SUBJECT_INCOMPLETE),
  replies: { ok: reply(1, wire({ pass: z.string(), expiresInSeconds: z.number().int() })) },
});
