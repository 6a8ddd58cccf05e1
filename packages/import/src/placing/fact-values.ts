import type { Salary } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';
import type { Draft } from './draft.js';
import { ALSO, alternativesApart } from './intention-parts.js';
import { enumerated } from './words.js';

const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitee: 'Gitee',
  linkedin: 'LinkedIn',
  zhihu: '知乎',
  csdn: 'CSDN',
  juejin: '掘金',
};

/** The network of a link, by its address. */
export function networkOf(link: string, lang: 'zh' | 'en') {
  const name = /(github|gitee|linkedin|behance|zcool|juejin|csdn|cnblogs|zhihu)\./i
    .exec(link)?.[1]
    ?.toLowerCase();
  const shown = NAMES[name ?? ''];
  return shown === undefined ? {} : { network: { [lang]: shown } };
}

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

/** 30w is 30万. */
const TEN_THOUSANDS = /万|\d\s*w(?![a-z])/iu;
/** At least this many units of 10,000 are an annual salary. */
const MIN_OF_YEAR = 8;

/** No monthly salary in yuan is below this amount. */
const MIN_OF_MONTH = 300;

/** Desired pay: 8K-12K, 8000-12000元/月, 15-20万/年, 200元/天, 面议; null for anything else. */
export function readSalary(text: string): Salary | null {
  if (/面议|negotiable/i.test(text) && !/\d/.test(text)) return { negotiable: true };
  const [min, max] = (text.match(/\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?/g) ?? []).map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
  if (min === undefined) return null;
  const unit = /(?:[/／每一元块]|\d)\s*[天日]|日[薪结]|day/i.test(text)
    ? 'yuanPerDay'
    : /(?:[/／每一元块]|\d)\s*个?小?时|时薪|hour/i.test(text)
      ? 'yuanPerHour'
      : TEN_THOUSANDS.test(text)
        ? /年|year/i.test(text) || min >= MIN_OF_YEAR
          ? 'wanPerYear'
          : 'wanPerMonth'
        : /k|千/i.test(text)
          ? /year/i.test(text)
            ? 'wanPerYear'
            : 'kiloPerMonth'
          : 'yuanPerMonth';
  // 一个月大概40张凭证: a count, not an amount.
  if (unit === 'yuanPerMonth' && min < MIN_OF_MONTH) return null;
  const scaled = (figure: number): number =>
    unit === 'wanPerMonth'
      ? figure * 10
      : unit === 'wanPerYear' && !TEN_THOUSANDS.test(text)
        ? figure / 10
        : figure;
  return {
    min: scaled(min),
    ...(max !== undefined && max >= min && { max: scaled(max) }),
    unit: unit === 'wanPerMonth' ? 'kiloPerMonth' : unit,
    ...(/面议|negotiable/i.test(text) && { negotiable: true }),
  };
}

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
