/** What a text of a résumé names: 新媒体运营 is another thing among courses than among posts. */
export type TextSubject = 'person' | 'employer' | 'course' | 'post' | 'term';

const FIELDS: readonly (readonly [RegExp, TextSubject])[] = [
  [/\/(?:company|employer|organisation)$/, 'employer'],
  [/\/courses\/\d+\/name$|^\/education\/\d+\/(?:major|minor|secondDegree)$/, 'course'],
  [/^\/basics\/headline$|^\/intention\/positions\/|\/(?:role|position)$/, 'post'],
  [/^\/(?:work|internships|references|family)\/\d+\/(?:roles\/\d+\/)?title$/, 'post'],
];

/** What the text at a pointer names; other words are terms. */
export const subjectAt = (pointer: string): TextSubject =>
  FIELDS.find(([form]) => form.test(pointer))?.[1] ?? 'term';
