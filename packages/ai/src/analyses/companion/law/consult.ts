import type { Contact, LawArticle, LegalAnswer, LegalTopic } from '@qicheng/analysis/companion-result';
import { LAW_VERSION } from './article.js';
import { ARTICLES } from './articles.js';
import { withStatedTerms } from './stated-terms.js';
import type { LegalFacts, TopicRule } from './topic.js';
import { TOPICS } from './topics.js';

const MOST_TOPICS = 3;
const ASKED = 3;
const HINTED = 1;

const CONTACTS: readonly Contact[] = [
  { name: '人力资源社会保障服务热线', number: '12333', note: '政策咨询、欠薪与社保投诉' },
  { name: '当地劳动人事争议仲裁委员会', number: '以当地公布为准', note: '劳动争议先仲裁，不收费' },
  { name: '公共法律服务热线', number: '12348', note: '免费法律咨询与法律援助' },
  { name: '职工服务热线', number: '12351', note: '工会的帮助与调解' },
];

const DISCLAIMER =
  '以上是按法条整理的一般信息，不是法律意见，也不能代替律师或者仲裁、审判机构的判断。法条可能修订，各地口径不一，请以国家法律法规数据库（flk.npc.gov.cn）的现行文本和当地部门的答复为准。';

/** Topics that a question is about, what it asks most plainly first. */
function topicsIn(question: string): TopicRule[] {
  const text = question.replace(/\s+/g, '');
  return TOPICS.map((topic) => {
    const isAsked = topic.asks.test(text) && topic.unless?.test(text) !== true;
    return { topic, score: isAsked ? ASKED + (topic.hints?.test(text) ? HINTED : 0) : 0 };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TOPICS)
    .map(({ topic }) => topic);
}

/** Titles of what can be answered, those first whose words stand in the question. */
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

/** What is in order comes last: it is not what went wrong. */
function lawfulLast(topics: readonly TopicRule[], facts: LegalFacts): TopicRule[] {
  const isLawful = (topic: TopicRule) => topic.finding?.(facts)?.isLawful === true;
  return [...topics.filter((topic) => !isLawful(topic)), ...topics.filter(isLawful)];
}

/** Answers a question of labour law by the articles that rule it, or says that it cannot. */
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
