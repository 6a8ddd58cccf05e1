import type { Contact, LawArticle, LegalAnswer, LegalTopic } from '@qicheng/analysis/companion-result';
import { writtenNumber } from '#src/text/written-number.js';
import type { CompanionAnswerReader, Category } from '../companion-answer-reader.js';
import { LAW_VERSION } from './article.js';
import { ARTICLES } from './articles.js';
import type { LegalFacts, TopicRule } from './topic.js';
import { ENTRY_TOPICS } from './topics-entry.js';
import { LEAVING_TOPICS } from './topics-leaving.js';
import { WORK_TOPICS } from './topics-work.js';

const COUNT = '(\\d{1,2}|[一二两三四五六七八九十]{1,3}|半)';
const UNIT = '(个?月|年半|年)';
/** Excludes durations in the past, which are not agreed terms. */
const NOT_PASSED = '(?!了|前|后|内|多|时)';

const TERMS: readonly RegExp[] = [
  new RegExp(
    `合同(?:期限?|只|就|是|为|共|约定|签[了的]?|订[了的]?|有|[:：])*${COUNT}${UNIT}${NOT_PASSED}`,
    'u',
  ),
  new RegExp(`(?:签[了订]?|订[了立]?)${COUNT}${UNIT}期?的?(?:劳动)?合同`, 'u'),
  new RegExp(`${COUNT}${UNIT}期的?(?:劳动)?合同`, 'u'),
];
const PROBATIONS: readonly RegExp[] = [
  new RegExp(
    `试用期(?:期限?|约定|规定|写[了的]?|说|是|为|要|有|共|长达|却|定[了的]?|[:：])*${COUNT}${UNIT}${NOT_PASSED}`,
    'u',
  ),
  new RegExp(`(?<!第)${COUNT}${UNIT}的?试用期`, 'u'),
];

const MONTHS_PER_YEAR = 12;
const HALF_YEAR = 6;

function monthsOf(count: string, unit: string): number | null {
  if (count === '半') return unit === '年' ? HALF_YEAR : null;
  const number = writtenNumber(count);
  if (number <= 0) return null;
  if (!unit.startsWith('年')) return number;
  return number * MONTHS_PER_YEAR + (unit === '年半' ? HALF_YEAR : 0);
}

function readBy(patterns: readonly RegExp[], text: string): number | null {
  for (const pattern of patterns) {
    const [, count = '', unit = ''] = pattern.exec(text) ?? [];
    const months = count === '' ? null : monthsOf(count, unit);
    if (months !== null) return months;
  }
  return null;
}

/** The facts with the terms stated in the question; fields of the form take precedence. */
function withStatedTerms(question: string, facts: LegalFacts): LegalFacts {
  const text = question.replace(/\s+/g, '');
  return {
    ...facts,
    termMonths: facts.termMonths ?? readBy(TERMS, text),
    probationMonths: facts.probationMonths ?? readBy(PROBATIONS, text),
  };
}

/** All legal topics that the rules answer. */
export const TOPICS: readonly TopicRule[] = [...ENTRY_TOPICS, ...WORK_TOPICS, ...LEAVING_TOPICS];

const MAX_TOPICS = 3;
const MATCH_POINTS = 3;
const HINTED = 1;

const CONTACTS: readonly Contact[] = [
  { name: '人力资源社会保障服务热线', number: '12333', note: '政策咨询、欠薪与社保投诉' },
  { name: '当地劳动人事争议仲裁委员会', number: '以当地公布为准', note: '劳动争议先仲裁，不收费' },
  { name: '公共法律服务热线', number: '12348', note: '免费法律咨询与法律援助' },
  { name: '职工服务热线', number: '12351', note: '工会的帮助与调解' },
];

const DISCLAIMER =
  '以上是按法条整理的一般信息，不是法律意见，也不能代替律师或者仲裁、审判机构的判断。法条可能修订，各地口径不一，请以国家法律法规数据库（flk.npc.gov.cn）的现行文本和当地部门的答复为准。';

/** The topics of a question, the clearest first. */
function topicsIn(question: string): TopicRule[] {
  const text = question.replace(/\s+/g, '');
  return TOPICS.map((topic) => {
    const isMatch = topic.pattern.test(text) && topic.unless?.test(text) !== true;
    return { topic, score: isMatch ? MATCH_POINTS + (topic.hints?.test(text) ? HINTED : 0) : 0 };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic);
}

/** The titles of all topics, those with words of the question first. */
function knownTopics(question: string): string[] {
  const near = (topic: TopicRule) => (topic.hints?.test(question) ? 0 : 1);
  return [...TOPICS].sort((a, b) => near(a) - near(b)).map(({ title }) => title);
}

function answered(topic: TopicRule, facts: LegalFacts): LegalTopic {
  const finding = topic.finding?.(facts) ?? null;
  return {
    code: topic.code,
    title: topic.title,
    answer: `${finding?.text ?? ''}${topic.answer}`,
    articles: topic.articles.map((key): LawArticle => ({ ...ARTICLES[key] })),
    steps: [...(finding?.isLawful ? finding.stepsIfLawful : topic.steps)],
    evidence: [...topic.evidence],
    figures: topic.figures?.(facts) ?? [],
  };
}

/** Lawful topics come last, because they are not the problem. */
function lawfulLast(topics: readonly TopicRule[], facts: LegalFacts): TopicRule[] {
  const isLawful = (topic: TopicRule) => topic.finding?.(facts)?.isLawful === true;
  return [...topics.filter((topic) => !isLawful(topic)), ...topics.filter(isLawful)];
}

/** Answers a question of labour law by the relevant articles, or says that it cannot. */
export function consult(question: string, stated: LegalFacts): LegalAnswer {
  const facts = withStatedTerms(question, stated);
  const topics = lawfulLast(topicsIn(question), facts);
  const common = { contacts: [...CONTACTS], disclaimer: DISCLAIMER, tableVersion: LAW_VERSION };
  if (topics.length > 0)
    return {
      ...common,
      isKnown: true,
      explanation: `按您的描述，归到${topics.map(({ title }) => `“${title}”`).join('、')}。归类不对时，请换一种说法再问。`,
      topics: topics.map((topic) => answered(topic, facts)),
      knownTopics: [],
    };
  return {
    ...common,
    isKnown: false,
    explanation:
      '没有认出这是哪一类劳动权益问题，为避免误导，这里不作回答，次数会退回。请换一种说法，写清发生了什么；也可以拨打 12333，或者向当地劳动人事争议仲裁委员会咨询。',
    topics: [],
    knownTopics: knownTopics(question),
  };
}

/** 权益咨询: labour law by its articles; unknown topics are not answered. */
export const rights: Category = (answers) => {
  const legal = consult(answers.text('question'), {
    monthlyPay: answers.number('monthlyPay'),
    probationPay: answers.number('probationPay'),
    termMonths: answers.number('termMonths'),
    probationMonths: answers.number('probationMonths'),
    workedMonths: answers.number('workedMonths'),
  });
  return {
    summary: legal.explanation,
    legal,
    steps: legal.isKnown
      ? [
          { title: '先留证据', text: '沟通尽量用文字，保存原始文件、流水、打卡与聊天记录。' },
          { title: '再协商', text: '书面写明请求、依据和期限，给对方合理的答复时间。' },
          {
            title: '后投诉或仲裁',
            text: '协商不成，向劳动保障监察投诉，或者向劳动人事争议仲裁委员会申请仲裁。',
          },
        ]
      : [],
    sources: legal.isKnown
      ? [
          {
            title: '国家法律法规数据库（条文以现行文本为准）',
            publisher: '全国人民代表大会常务委员会办公厅',
            url: 'https://flk.npc.gov.cn/',
            date: '2026-11',
          },
        ]
      : [],
    notes: [...placeNotes(answers), legal.disclaimer],
  };
};

const placeNotes = (answers: CompanionAnswerReader): string[] => {
  const province = answers.text('province');
  const status = answers.text('status');
  return [
    ...(status === '在校实习'
      ? ['您填写的身份是在校实习：是否适用劳动合同法，取决于是否建立劳动关系，请同时联系学校。']
      : []),
    ...(province === '' ? [] : [`最低工资、生育假等标准以${province}现行规定为准，本站没有收录地方数字。`]),
  ];
};
