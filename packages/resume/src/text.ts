import { z } from 'zod';
import { LIMITS } from './limits.js';

// PostgreSQL refuses U+0000 in text and jsonb and lone surrogates in jsonb [principle 7].
const UNSTORABLE = /[\0\p{Surrogate}]/u;
// Also matches valid surrogate pairs, but scans a text without surrogates three times as fast.
const SUSPICIOUS = /[\0\uD800-\uDFFF]/;

/** Whether the database and every exporter can store this string. */
export const isStorableText = (value: string): boolean => !SUSPICIOUS.test(value) || !UNSTORABLE.test(value);

/** A storable string of at most `max` characters. */
export const text = (max: number) =>
  z.string().max(max, `最多 ${max} 个字`).refine(isStorableText, '含有无法保存的字符，请删除后重试');

export const language = z.enum(['zh', 'en']);
export type Language = z.infer<typeof language>;

/** A printed text in both languages; `stale` names the outdated side. */
export const i18nText = (max: number = LIMITS.line) =>
  z.strictObject({ zh: text(max).optional(), en: text(max).optional(), stale: language.optional() });
export type I18nText = z.infer<ReturnType<typeof i18nText>>;

/** Identifiers are short and random; templates use them as anchors, patches as targets. */
export const identifier = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, '编号格式不正确');

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)\S+$/i;

/** Whether a link may be clickable in a printed résumé: only web, mail and telephone schemes. */
export const isSafeLink = (value: string): boolean => SAFE_LINK.test(value);

/** A web address as printed: without the scheme and a final slash. */
export const shownAddress = (value: string): string =>
  /^https?:\/\/\S/i.test(value) ? value.replace(/^https?:\/\//i, '').replace(/(?<=[^/])\/$/, '') : value;

// Browsers ignore invisible characters in a URL, so they could hide a scheme.
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
const OTHER_SCHEME =
  /^(?:(?!https?:)[a-z][a-z\d+.-]*:\/\/|(?:javascript|vbscript|data|file|blob|about|filesystem|view-source|intent|jar|ms-[a-z-]+):)/i;

/**
 * Whether a link may be stored: an unfinished URL may, one with a scheme that runs code or reads data may
 * not.
 */
export const isKeptLink = (value: string): boolean => !OTHER_SCHEME.test(value.replace(UNSEEN, ''));

export const LINK_REFUSED = '链接须以 http、https、mailto 或 tel 开头';

/** A link as typed by the candidate. */
export const linkText = () => text(LIMITS.link).refine(isKeptLink, LINK_REFUSED);
