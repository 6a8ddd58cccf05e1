import { ALSO, alternativesApart } from './intention-parts.js';
import { titleScore } from './recognise.js';

/** 可实习 6 个月, 可接受出差: remarks on a job preference. */
const REMARK_IN_BRACKETS = /\s*[（(](?:可|能|愿|接受|每周|长期)[^（）()]*[）)]$/u;
/** A desired position without list numbers, the words of a wish and remarks. */
export const plainPosition = (text: string): string =>
  alternativesApart(text)
    .replace(/[。；;，,]+$/u, '')
    .replace(/(^|[\s，、])\d[、.．)）]\s*(?=\p{Script=Han})/gu, (_, before: string) =>
      before === '' ? '' : '、',
    )
    .replace(/[，,；;\s]+希望[^，,；;、]*$/u, '')
    .replace(
      /^(?:职位|岗位|方向)\s*[:：]\s*|^(?:.{0,14}[→⇒]\s*)?(?:想转行?做?|想找|想做|希望从事)(?=\S{2})/u,
      '',
    )
    .replace(REMARK_IN_BRACKETS, '')
    .replace(ALSO, '');

const MAX_FIELD_LENGTH = 14;
/** 厨师长（淮扬菜）, 区域经理（快消/饮料）: the field of a position, which has no field in a preference. */
export const isFieldOf = (position: string, inner: string): boolean =>
  titleScore(position) > 1 &&
  titleScore(inner) <= 1 &&
  inner.length <= MAX_FIELD_LENGTH &&
  !/^.?$|实习|应届|方向$|类$/u.test(inner);

/** 社教专员 (Education Officer): a position with its translation; null for any other text. */
export function positionInTwoLanguages(text: string): { zh: string; en: string } | null {
  const [, zh, en] =
    /^(\p{Script=Han}[^（）()]{1,20}?)\s*[（(]([A-Z][A-Za-z &'-]{3,})[）)]$/u.exec(text) ?? [];
  return zh === undefined || en === undefined ? null : { zh, en };
}
