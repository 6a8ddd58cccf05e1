import { emptyDocument } from '@qicheng/resume/defaults';
import type { CustomSection, ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { SECTIONS } from '@qicheng/resume/sections';

/** Résumés that are difficult to lay out: every kind of section, long unbreakable words, almost nothing. */
export const HARD_KINDS = ['everySection', 'longWords', 'bare'] as const;
export type HardKind = (typeof HARD_KINDS)[number];

const both = (text: string) => ({ zh: text, en: text });

/**
 * Returns a fictional résumé that covers the edge cases of a template; all kinds but `bare` refer to the photo `photo`.
 */
export function hardResume(kind: HardKind, templateCode: string): ResumeDocument {
  const document = kind === 'bare' ? bare() : kind === 'longWords' ? longWords() : everySection();
  return { ...document, meta: { ...document.meta, templateCode } };
}

/** Returns all sections, each from the sample with the most content in it, and custom sections of each kind. */
function everySection(): ResumeDocument {
  const samples = sampleNames.map((name) => SAMPLES[name]());
  const filled = SECTIONS.map(({ key }) => [key, fullest(samples.map((one) => one[key]))] as const);
  const document: ResumeDocument = {
    ...SAMPLES.computerScience(),
    ...(Object.fromEntries(filled) as Partial<ResumeDocument>),
    custom: customSections(),
    portfolio: [{ id: 'portfolio', name: both('个人网站'), link: 'https://example.com/works' }],
  };
  document.family = family();
  document.basics = { ...document.basics, photo: { fileId: 'photo', ratio: 'oneInch' } };
  document.meta.sections = SECTIONS.map(({ key }) => ({ key, visible: true }));
  return document;
}

const sizeOf = (value: object): number => Object.keys(value).length;

const fullest = <Value extends object>(values: Value[]): Value =>
  values.reduce((best, value) => (sizeOf(value) > sizeOf(best) ? value : best));

const family = (): ResumeDocument['family'] => [
  {
    id: 'father',
    relation: { zh: '父亲', en: 'Father' },
    name: '林建国',
    birthDate: { y: 1972, m: 4 },
    politicalStatus: { zh: '中共党员', en: 'CPC member' },
    employer: { zh: '滨江新区第二人民医院', en: 'Binjiang No. 2 Hospital' },
    title: { zh: '副主任医师', en: 'Physician' },
    phone: '13800000091',
  },
  { id: 'mother', relation: { zh: '母亲', en: 'Mother' }, name: '苏文秀', birthDate: { y: 1974, m: 11 } },
];

function customSections(): CustomSection[] {
  const items = ['一', '二', '三'].map((word) => ({ id: `item${word}`, name: both(`标签${word}`) }));
  return [
    { id: 'tags', kind: 'tags', title: both('自选标签'), items },
    {
      id: 'facts',
      kind: 'facts',
      title: both('服务期承诺'),
      items: [
        { id: 'term', label: both('最低服务年限'), value: both('五年') },
        { id: 'place', label: both('可到岗地点'), value: both('赣江新区、滨江新城，服从调剂') },
      ],
    },
    {
      id: 'text',
      kind: 'text',
      title: both('附言'),
      items: [{ id: 'note', kind: 'paragraph', zh: [{ text: NOTE }] }],
    },
  ];
}

const NOTE = '以上内容真实有效，相关证书与成绩单可随时提供原件；期待与您面谈。';

/** Returns names, headlines, titles and headings that are too long for their usual space. */
function longWords(): ResumeDocument {
  const document = SAMPLES.mechanical();
  const { basics } = document;
  document.basics = {
    ...basics,
    name: { zh: '阿卜杜热合曼江·买买提吐尔逊·阿不都热依木江', en: 'Abdurahmanjan Mamatturson Abdurehimjan' },
    headline: both(
      '机械结构与仿真 / 工艺与装备 / 数字化产线规划方向 · 可即时到岗 · 接受长期驻场与海外项目外派安排',
    ),
    email: 'a-rather-long-mailbox-name.for-tests@students.example-university.edu.cn',
    website: 'https://portfolio.example.com/people/long-address/with/several/levels?and=query',
    photo: { fileId: 'photo', ratio: 'oneInch' },
  };
  for (const job of document.internships) {
    job.company = both('某某省高端装备与智能制造产业技术创新研究院（集团）有限责任公司滨江新区分公司');
    job.title = both('轻量化结构设计与多物理场联合仿真方向实习工程师');
  }
  for (const prize of document.awards)
    prize.rank = both('全国总决赛一等奖暨最具产业化价值奖（团队第一完成人）');
  for (const section of document.meta.sections) {
    if (section.key === 'awards') section.title = both('荣誉奖项、竞赛成绩与各级各类奖学金获得情况说明');
  }
  return document;
}

/** Returns a name and one line, without a photo. */
function bare(): ResumeDocument {
  const document = emptyDocument({ templateCode: 'tem0001' });
  document.basics = { name: { zh: '白一' } };
  document.selfEvaluation = [{ id: 'only', kind: 'paragraph', zh: [{ text: '刚刚开始写。' }] }];
  return document;
}
