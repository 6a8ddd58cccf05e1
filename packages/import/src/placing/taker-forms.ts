import type { TextLine } from '../reading/page-text.js';
import type { Draft } from './draft.js';
import { enumerated } from './words.js';

/** Places one value in the draft; false if the value is not of the expected kind. */
export type Taker = (draft: Draft, value: string, line: TextLine, sure: number) => boolean;

export const i18n =
  (pointer: string): Taker =>
  (draft, value, line, sure) => {
    draft.text(pointer, value, sure, line, 120);
    return true;
  };
export const place =
  (pointer: string): Taker =>
  (draft, value, line, sure) => {
    if (value.length > 60 || /\d{11}|@/.test(value)) return false;
    draft.text(`${pointer}/name`, value, sure, line, 120);
    return true;
  };
export const plain =
  (pointer: string, form: RegExp): Taker =>
  (draft, value, line, sure) => {
    const found = form.exec(value)?.[0].replace(/\s+/g, '');
    if (found === undefined) return false;
    draft.put(pointer, found, found, sure, line);
    return true;
  };

export const number =
  (pointer: string, most: number): Taker =>
  (draft, value, line, sure) => {
    const metres = /^([12])\.(\d{1,2})\s*(?:m|米)?$/i.exec(value.trim());
    const found = metres
      ? Number(metres[1]) * 100 + Number(metres[2]?.padEnd(2, '0'))
      : Number(/\d+(?:\.\d+)?/.exec(value)?.[0]);
    if (!Number.isFinite(found) || found <= 10 || found > most) return false;
    draft.put(pointer, found, String(found), sure, line);
    return true;
  };

export const coded =
  (pointer: string, labels: Readonly<Record<string, { zh: string; en: string }>>): Taker =>
  (draft, value, line, sure) => {
    const found = Object.entries(labels).find(
      ([, { zh, en }]) =>
        zh.split('/').some((word) => value.includes(word)) || value.toLowerCase() === en.toLowerCase(),
    );
    if (found) draft.put(pointer, found[0], found[1].zh, sure, line);
    return found !== undefined;
  };

/** The number of list items in the draft. */
const countOf = (draft: Draft, pointer: string): number =>
  draft.fields.filter((field) => field.pointer.startsWith(`${pointer}/`)).length;

/** Separators between names; a slash in brackets is part of a name. */
const SLASH = /\/(?![^（(]*[）)])/gu;

export const several =
  (pointer: string, wrap: (text: Record<string, string>) => unknown, most: number): Taker =>
  (draft, value, line, sure) => {
    const words = enumerated(value.replace(SLASH, '、')).filter((word) => word.length <= 60);
    for (const word of words) {
      const own = countOf(draft, pointer);
      if (
        own < most &&
        !draft.fields.some((field) => field.value === word && field.pointer.startsWith(pointer))
      )
        draft.put(`${pointer}/${own}`, wrap({ [draft.lang]: word }), word, sure, line);
    }
    return words.length > 0;
  };
