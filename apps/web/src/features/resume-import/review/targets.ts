import type { ResumeDocument } from '@qicheng/resume/document';
import { type NewId, randomId } from '@qicheng/resume/ids';
import { LIMITS } from '@qicheng/resume/limits';
import { addItem, addCustomSection, placeSection, setField } from '@qicheng/resume/ops';
import { valueAt } from '@qicheng/resume/pointer';
import { findSection, type SectionKey } from '@qicheng/resume/sections';
import { itemName } from './groups.js';

/** The draft after placing a text, and the text's pointer. */
export interface Placing {
  readonly document: ResumeDocument;
  readonly pointer: string;
  readonly label: string;
}

export interface Target {
  readonly key: string;
  readonly group: '基本信息' | '经历描述' | '新增一条' | '其他';
  readonly label: string;
  readonly place: (text: string) => Placing;
}

interface Detail {
  readonly pointer: (language: 'zh' | 'en') => string;
  readonly label: string;
  readonly max: number;
}

const plain = (name: string, label: string, max: number): Detail => ({
  pointer: () => `/basics/${name}`,
  label,
  max,
});
const DETAILS: readonly Detail[] = [
  { pointer: (language) => `/basics/name/${language}`, label: '姓名', max: LIMITS.name },
  { pointer: (language) => `/basics/headline/${language}`, label: '一句话介绍', max: LIMITS.line },
  plain('phone', '电话', 40),
  plain('email', '邮箱', LIMITS.line),
  plain('wechat', '微信', LIMITS.name),
  { pointer: (language) => `/basics/residence/name/${language}`, label: '现居地', max: LIMITS.name },
  plain('website', '个人网站', LIMITS.link),
];
const EXPERIENCES = [
  'education',
  'internships',
  'work',
  'projects',
  'campus',
  'practice',
  'research',
] as const;
const LISTS = ['awards', 'certificates', 'skills', 'languages', 'hobbies'] as const;
/** Key of the catch-all target. */
export const REST = 'rest';
const REST_TITLE = { zh: '其他信息', en: 'More' };

const titleOf = (key: SectionKey) => findSection(key)?.title.zh ?? key;
const shown = (document: ResumeDocument, key: SectionKey) => placeSection(document, key, { visible: true });

/**
 * Where an unplaced text may go in the current draft; targets with a shorter length limit are not offered.
 */
export function targetsFor(document: ResumeDocument, length: number, newId: NewId = randomId): Target[] {
  const { lang } = document.meta;
  const atom = (text: string, kind: 'bullet' | 'paragraph') => ({ id: newId(), kind, [lang]: [{ text }] });
  const add = (list: string, entry: { id: string }, on = document): Placing => ({
    document: addItem(on, list, entry),
    pointer: `${list}/${(valueAt(on, list) as unknown[] | undefined)?.length ?? 0}`,
    label: '',
  });

  const details = DETAILS.filter(
    ({ pointer, max }) => length <= max && !valueAt(document, pointer(lang)),
  ).map(({ pointer, label }): Target => ({
    key: pointer(lang),
    group: '基本信息',
    label,
    place: (text) => ({ document: setField(document, pointer(lang), text), pointer: pointer(lang), label }),
  }));
  const experiences = EXPERIENCES.flatMap((key) =>
    document[key].map((item, at): Target => {
      const list = `/${key}/${at}/highlights`;
      const label = findSection(key)?.fields.find(({ name }) => name === 'highlights')?.label.zh ?? '描述';
      return {
        key: list,
        group: '经历描述',
        label: [titleOf(key), itemName(item, lang) || String(at + 1)].join(' · '),
        place: (text) => ({ ...add(list, atom(text, 'bullet')), label }),
      };
    }),
  );
  const lists = LISTS.filter(
    (key) => length <= (key === 'hobbies' || key === 'languages' ? LIMITS.name : LIMITS.line),
  ).map((key): Target => ({
    key: `/${key}`,
    group: '新增一条',
    label: titleOf(key),
    place: (text) => {
      const placed = add(
        `/${key}`,
        { id: newId(), name: { [lang]: text } } as { id: string },
        shown(document, key),
      );
      const label = findSection(key)?.fields.find(({ name }) => name === 'name')?.label.zh ?? titleOf(key);
      return { ...placed, pointer: `${placed.pointer}/name`, label };
    },
  }));
  const evaluation: Target = {
    key: '/selfEvaluation',
    group: '其他',
    label: titleOf('selfEvaluation'),
    place: (text) => ({
      ...add('/selfEvaluation', atom(text, 'paragraph'), shown(document, 'selfEvaluation')),
      label: titleOf('selfEvaluation'),
    }),
  };
  return [...details, ...experiences, ...lists, evaluation, restTarget(document, atom, newId)];
}

/** A custom section for text that fits nowhere else. */
function restTarget(
  document: ResumeDocument,
  atom: (text: string, kind: 'paragraph') => { id: string },
  newId: NewId,
): Target {
  const isRest = ({ kind, title }: ResumeDocument['custom'][number]) =>
    kind === 'text' && title?.zh === REST_TITLE.zh;
  return {
    key: REST,
    group: '其他',
    label: `单独的模块“${REST_TITLE.zh}”`,
    place: (text) => {
      const on = document.custom.some(isRest)
        ? document
        : addCustomSection(document, 'text', REST_TITLE, newId);
      const list = `/custom/${on.custom.findIndex(isRest)}/items`;
      const at = (valueAt(on, list) as unknown[]).length;
      return {
        document: addItem(on, list, atom(text, 'paragraph')),
        pointer: `${list}/${at}`,
        label: REST_TITLE.zh,
      };
    },
  };
}

const LIKELY: readonly (readonly [RegExp, string])[] = [
  [/\S+@\S+\.\S+/, '/basics/email'],
  [/^\D{0,6}1\d{10}\D{0,4}$/, '/basics/phone'],
  [/https?:|www\.|github/i, '/basics/website'],
  [/奖|荣誉|称号|award/i, '/awards'],
  [/证书|资格|CET|四级|六级|普通话/i, '/certificates'],
  [/熟练|掌握|精通|技能/, '/skills'],
];

/** The two most likely targets of a text. */
export function likelyTargets(text: string, targets: readonly Target[]): Target[] {
  const keys = LIKELY.filter(([form]) => form.test(text)).map(([, key]) => key);
  return [...keys, '/selfEvaluation', REST]
    .flatMap((key) => targets.filter((target) => target.key === key))
    .slice(0, 2);
}
