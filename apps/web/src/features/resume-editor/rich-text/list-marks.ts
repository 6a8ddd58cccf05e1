import type { AtomKind } from '@qicheng/resume/document';

const BULLET = /^\s*[•·●○◦▪■□◆◇➢➤✓✔\-–*\u{f0b7}\u{f06c}\u{f0d8}]\s*/u;
const NUMBER = /^\s*(?:\d{1,2}[.．、)）](?!\d)|[(（]\d{1,2}[)）]|[①-⑳⑴-⒇⒈-⒛❶-❿])\s*/u;

/** The kind of a line by the bullet or number at its start. */
export const kindByMark = (line: string): AtomKind =>
  BULLET.test(line) ? 'bullet' : NUMBER.test(line) ? 'numbered' : 'paragraph';

/** The line without the bullet and number at its start. */
export const withoutMark = (line: string): string => line.replace(BULLET, '').replace(NUMBER, '');
