import { visibleText } from './visible-text.js';

const STEPS: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?(?:-->|$)/gu, ''],
  [/<(script|style|iframe|object|embed|svg|math|template)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ''],
  [/<\/?[a-z!?][^<>]*(?:>|$)/giu, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/gu, '$1'],
  [/^\s*\[[^\]]+\]:\s*\S+.*$/gmu, ''],
  [/(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s，。；、！？）】》"'<>]+/giu, ''],
  [/\b(?:javascript|vbscript|data|file|blob|mailto|tel)\s*:[^\s，。；、]*/giu, ''],
  [/(?<![\w@])(?:www\.)[^\s，。；、！？）】》"'<>]+/giu, ''],
  [
    /(?<![\w@.])(?!asp\.net\b)(?:[a-z0-9-]+\.)+(?:com|cn|net|org|top|xyz|info|vip|site|online|shop)(?:\/[^\s，。；、]*)?(?![\w.])/giu,
    '',
  ],
  [/```+[a-z]*/giu, ''],
];

/** A text of a model as words alone: no markup, no address, nothing that a page or a file would load or follow. */
export function inertText(given: string): string {
  let text = visibleText(
    given.replace(/&(?:lt|#0*60|#x0*3c);?/giu, '<').replace(/&(?:gt|#0*62|#x0*3e);?/giu, '>'),
  );
  for (let before = ''; before !== text;) {
    before = text;
    for (const [pattern, by] of STEPS) text = text.replace(pattern, by);
  }
  // What is left of a tag that was cut in two could become one beside another text.
  return text.replace(/[<>]/gu, (mark) => (mark === '<' ? '＜' : '＞')).trim();
}
