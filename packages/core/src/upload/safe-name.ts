import { ACCEPTED_TYPES, type AcceptedType, endingOf } from './accepted-types.js';

const MAX_CHARACTERS = 80;

/**
 * A name to show and to save under: no path, no control or direction-changing characters [UP8],
 * of bounded length, with the ending of what the file really is.
 */
export function safeName(name: string, type: AcceptedType): string {
  const [fallback] = ACCEPTED_TYPES[type].extensions;
  const ending = endingOf(name) || fallback;
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const stem = cleanStem(base.replace(/\.[A-Za-z0-9]{1,10}$/, ''));
  return `${stem || '文件'}.${ending}`;
}

/** The part of a file name before its ending, from any text. */
export function cleanStem(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*/\\]/g, '_');
  return [...visible.replace(/\s+/g, ' ').replace(/^[.\s]+|[.\s]+$/g, '')].slice(0, MAX_CHARACTERS).join('');
}
