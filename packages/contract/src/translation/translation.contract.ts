import { z } from 'zod';
import { assumed, endpoint, legacy, reply, text, wire, wireInt } from '../kit/endpoint.js';
import { resumeLanguage } from '../resume/fields.js';

export const MAX_TRANSLATED_TEXTS = 50;
export const MAX_TRANSLATED_TEXT_LENGTH = 2000;

/** One text, or a list as JSON text, because forms have no lists. */
const texts = z.codec(
  z.union([z.string().max(400_000, '内容过大，请分批翻译'), z.array(z.string())]),
  z
    .array(text(MAX_TRANSLATED_TEXT_LENGTH, `每段内容不能超过 ${MAX_TRANSLATED_TEXT_LENGTH} 个字`))
    .min(1, '请提供要翻译的内容')
    .max(MAX_TRANSLATED_TEXTS, `一次最多翻译 ${MAX_TRANSLATED_TEXTS} 段`),
  { decode: listOfTexts, encode: (list) => JSON.stringify(list) },
);

function listOfTexts(value: string | string[]): string[] {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    if (Array.isArray(parsed)) return parsed.map(String);
  } catch {
    // Not a list, but the text itself.
  }
  return [value];
}

const subject = z.enum(['text', 'person', 'employer', 'course', 'post', 'term'], '内容的种类不正确');

/** What the texts are; a form sends several as JSON text, and one for all texts as a word. */
const subjects = z.codec(
  z.union([z.string().max(1_000), z.array(z.string())]),
  z.array(subject).max(MAX_TRANSLATED_TEXTS),
  {
    decode: (value) => listOfTexts(value) as z.output<typeof subject>[],
    encode: (list) => JSON.stringify(list),
  },
);

const translation = wire({
  /** The source text, at the same position. */
  source: legacy('src', z.string()),
  /** null if the engine does not know the words; nothing is invented. */
  text: legacy('dst', z.string().nullable()),
  state: z.enum(['translated', 'suggested', 'same', 'unknown']),
});

/** Translates texts of a résumé between Chinese and English. */
export const translate = endpoint({
  route: 'POST /index/translate',
  access: 'user',
  maxBodyBytes: 640 * 1024,
  summary: '翻译简历文字',
  input: wire({
    texts: legacy('content', texts),
    to: legacy('language', resumeLanguage),
    /** One for all texts, or one for each. */
    subjects: legacy('subject', subjects.optional()),
  }),
  replies: {
    ok: reply(
      1,
      wire({
        /** glossary | model */
        engine: z.string(),
        /** Description of the engine's capabilities. */
        notice: z.string(),
        list: z.array(translation),
        translatedCount: legacy('translated', wireInt),
      }),
    ),
  },
  note: assumed(
    'payload not shown in [spec 7]: content (text or JSON list) and language; src, dst and state',
  ),
});
