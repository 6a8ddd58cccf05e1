import { z } from 'zod';

/** A whole number in digits, within limits. */
export function integer(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/, `应是 ${from} 到 ${to} 的整数`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `应是 ${from} 到 ${to} 的整数`);
}

export const port = integer(1, 65535);

/** `1`, `true`, `0` or `false`. */
export const flag = z
  .enum(['1', 'true', '0', 'false'], '应是 1 或 0')
  .transform((value) => value === '1' || value === 'true');

/** An address with one of the given schemes; a trailing slash is dropped. */
export function address(...schemes: string[]) {
  const message = `应是 ${schemes.map((scheme) => `${scheme}://…`).join(' 或 ')} 这样的地址`;
  return z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), message)
    .transform((value) => value.replace(/\/$/, ''));
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, `应是 ${words.join('、')} 之一`);
}

/** Items separated by commas; spaces around them are ignored. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

export const text = z.string();
