import { ALSO, alternativesApart } from './intention-parts.js';

/** 可实习 6 个月, 可接受出差, 初级也行: remarks on a job preference. */
const REMARK_IN_BRACKETS =
  /\s*[（(](?:(?:可|能|愿|接受|每周|长期)[^（）()]*|[^（）()]{2,8}(?:也行|也可以?|均可|都行))[）)]$/u;

/** 个人情况介绍, 求职材料: the title of the document, next to the position. */
const TITLE_OF_DOCUMENT =
  /(?:^|[\s、，,|｜/—-]+)(?:个人|本人|我的|求职|应聘|自我)(?:基本|应聘|求职)?(?:情况|简历|自我)?(?:介绍|简介|简历|说明|材料|登记表|申请表)\s*$/u;
/** 后端开发（Java / Go）: the words in brackets are no positions. */
const tightened = (text: string): string =>
  text.replace(/[（(][^（）()]*[）)]/gu, (inner) => inner.replace(/\s*([/／])\s*/gu, '$1'));

/** A desired position without list numbers, the words of a wish and remarks. */
export const plainPosition = (text: string): string =>
  alternativesApart(tightened(text.replace(TITLE_OF_DOCUMENT, '')))
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

/** 社教专员 (Education Officer): a position with its translation; null for any other text. */
export function positionInTwoLanguages(text: string): { zh: string; en: string } | null {
  const [, zh, en] =
    /^(\p{Script=Han}[^（）()]{1,20}?)\s*[（(]([A-Z][A-Za-z &'-]{3,})[）)]$/u.exec(text) ?? [];
  return zh === undefined || en === undefined ? null : { zh, en };
}
