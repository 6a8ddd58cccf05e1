import type { Basics } from '../basics.js';
import { escaped } from '../regex.js';
import type { Language } from '../text.js';

/** Contacts of the header; a share without contacts shows that they exist, but not what they are. */
export const CONTACTS = ['phone', 'email', 'wechat', 'qq'] as const;

/** Replaces a removed contact. */
export const HIDDEN_WORD: Readonly<Record<Language, string>> = { zh: '已隐藏', en: 'Hidden' };

// Numbers and addresses that people write into free text.
const WRITTEN_CONTACTS = [
  /(?<!\d)\d{17}[\dXx](?!\d)/g,
  /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  /(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];
// Shorter contacts of the candidate (a WeChat id such as `lin`) would match ordinary words.
const MIN_CONTACT_LENGTH = 6;

function ownContacts({ phone, email, wechat, qq, idNumber }: Basics): RegExp[] {
  return [phone, email, wechat, qq, idNumber]
    .map((value) => value?.trim() ?? '')
    .filter((value) => value.length >= MIN_CONTACT_LENGTH)
    .map((value) => new RegExp(`(?<![\\w])${escaped(value)}(?![\\w])`, 'gi'));
}

/**
 * Removes contacts from a text: the candidate's own, and anything that looks like a phone, e-mail or ID
 * number.
 */
export function contactHider(basics: Basics, lang: Language): (text: string) => string {
  const patterns = [...ownContacts(basics), ...WRITTEN_CONTACTS];
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, HIDDEN_WORD[lang]), text);
}
