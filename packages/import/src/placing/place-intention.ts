import type { TextLine } from '../reading/page-text.js';
import type { Draft } from './draft.js';
import { factKindOf } from './fact-labels.js';
import { type LooseDetail, placeBasics } from './place-basics.js';
import { placeLikeness } from './recognise.js';

// Under the heading 求职意向 a label need not say that it is one.
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{Script=Han})(?:岗位|职位|职务|意向|工作|方向)(?=\s*[:：\t])/gu, '求职意向'],
  [/(?<!\p{Script=Han})(?:城市|地点|地区|地域)(?=\s*[:：\t])/gu, '意向城市'],
  [/(?<!\p{Script=Han})行业(?=\s*[:：\t])/gu, '意向行业'],
];

/** The wishes below their own heading; gives what belongs to other sections. */
export function placeIntention(draft: Draft, own: readonly TextLine[]): LooseDetail[] {
  const lines = own.map((line) => ({
    ...line,
    text: WISHES.reduce((text, [form, label]) => text.replace(form, label), line.text),
  }));
  return placeBasics(draft, withBareWish(lines), false);
}

const isUnlabelled = ({ text }: TextLine): boolean =>
  !/[:：]/.test(text) && factKindOf(text.split('\t')[0] ?? '') === null;

/** Bare words under the heading are the position, behind it the city. */
function withBareWish(lines: readonly TextLine[]): TextLine[] {
  const [first, ...others] = lines;
  if (first === undefined || !isUnlabelled(first)) return [...lines];
  const [position = '', ...rest] = first.text.split(/\t|[|｜]/);
  return [
    { ...first, text: `求职意向：${position}` },
    ...rest.map((text) => ({
      ...first,
      text: placeLikeness(text.trim()) > 0 ? `意向城市：${text}` : text,
    })),
    ...others,
  ];
}
