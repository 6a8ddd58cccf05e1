import { normalText } from '../reading/normal-text.js';

const BULLET = /^\s*[•·●○◦▪■□◆◇▶►➢➤✓✔★☆※‣⁃∙\u2219*+\-–—→»]\s*(?=\S)/u;
const NUMBERED =
  /^\s*(?:[（(]?\d{1,2}[)）.、．]|[①②③④⑤⑥⑦⑧⑨⑩]|[（(][一二三四五六七八九十][)）])\s*(?!\d)(?=\S)/u;

/** A line without its bullet or number; `isBullet` says whether it had one. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const bullet = BULLET.exec(text) ?? NUMBERED.exec(text);
  return bullet
    ? { text: text.slice(bullet[0].length).trim(), isBullet: true }
    : { text: text.trim(), isBullet: false };
}

/** Whether a line reads like a statement, not like the head of an entry. */
export function isSentence(text: string): boolean {
  if (/[。；;]\s*$/.test(text) || /[。；].*[。；]/.test(text)) return true;
  const commas = text.match(/[，,、]/g)?.length ?? 0;
  return (
    text.length > 60 ||
    (text.length > 26 && commas >= 1 && !text.includes('\t')) ||
    (/[，。；]/.test(text) && text.length > 30)
  );
}

const SEPARATOR = /\t|\s*[|｜丨]\s*|\s{2,}|\s+[·•‧∙/／-]\s+|\s*[·•]\s+|\s+[·•]\s*|\s+[–—]\s+/u;

/** The parts of a head: 江城理工大学 | 软件工程 | 本科. */
export function partsOf(text: string): string[] {
  const parts = text.split(SEPARATOR).flatMap((part) => splitByBlank(part.trim()));
  return parts
    .map((part) => part.replace(/^[,，;；:：]+|[,，;；:：]+$/g, '').trim())
    .filter((part) => part !== '');
}

// A blank between Chinese words separates; one beside Latin letters mostly belongs to a name.
function splitByBlank(part: string): string[] {
  if (!/\p{Script=Han}/u.test(part))
    return /^[^,]+(?:, [^,]+)+$/.test(part) && part.length < 120 ? part.split(/, /) : [part];
  return part.split(/(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（(])/u);
}

/** `标签：内容` at the start of a text. */
export function labelled(text: string): { label: string; value: string } | null {
  const found = /^\s*([\p{Script=Han}A-Za-z/&\s（）()]{2,16}?)\s*[:：]\s*(.*)$/su.exec(text);
  return found ? { label: (found[1] ?? '').replace(/\s+/g, ''), value: (found[2] ?? '').trim() } : null;
}

/** Words of an enumeration. */
export function enumerated(text: string): string[] {
  const words = separated(text);
  const [only = ''] = words;
  // C++ Linux Docker: names of tools with nothing but a blank between them.
  return words.length === 1 &&
    /^[A-Za-z][\w+#.-]*(?:\s+[A-Za-z][\w+#.-]*)+$/u.test(only) &&
    isListOfTools(only)
    ? only.split(/\s+/)
    : words;
}

// Adobe Photoshop, Spring Boot: two words may well be one name; three and more are a list.
const isListOfTools = (text: string): boolean => text.split(/\s+/).length >= 3;

const separated = (text: string): string[] =>
  normalText(text)
    .split(
      /[、,，;；|｜\t]|\s+\/\s+|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\/(?=\p{Script=Han})/u,
    )
    .map((word) => word.replace(/[。.]$/, '').trim())
    .filter((word) => word !== '');
