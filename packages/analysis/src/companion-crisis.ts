import type { CompanionHelp, Contact } from './companion-result.js';
import type { CompanionAnswers } from './companion.js';

// Words of despair and danger. A false positive costs a kind message, a false negative may cost a life, so
// the list is broad. It excludes only fixed phrases (自杀干预, 想死你了) that say nothing about the writer.
const DESPAIR = [
  /自杀(?!干预|预防|式|率)|轻生|寻死|自尽|自残|自伤|割腕|跳楼(?!机|价|甩卖)|跳河|上吊|烧炭|服毒|遗书|遗言/u,
  /不想活|不想再活|活不下去|活不了了|活着(?:真的?|也)?(?:没|毫无)(?:有|什么)?(?:意思|意义|劲)|不如死|死了算|死了就好|一死了之/u,
  /(?:我|真|好|很|就|只|都|每天)?想(?:要)?(?:去)?死(?![你他她它我]|在|守|磕|记|板|机|角|命)|想(?:就此)?(?:从这个世界)?消失/u,
  /(?:结束|了结|放弃)(?:掉)?(?:自己的?|我的?|这条)?(?:生命|性命|一生|此生)|离开(?:这个)?(?:世界|人世|人间)|告别(?:这个)?世界/u,
  /伤害(?:我)?自己|(?:吞|吃)(?:了|下)?(?:一整?瓶|大量|很多)(?:安眠)?药/u,
  /\b(?:suicid\w*|kill(?:ing)? myself|want to die|end my life|self-?harm)\b/iu,
];
const DANGER = [
  /传销.{0,12}(?:出不去|走不了|逃|被困|控制|不让)|(?:被困|被骗|困)在.{0,8}传销/u,
  /限制(?:我的?|人身)(?:人身)?自由|(?:被|把我)(?:关|锁|扣)(?:在|起来)|不让我?(?:离开|出门|回家)|软禁|绑架/u,
  /(?:被|遭(?:到|受)?)(?:[^，。；、]{0,6})?(?:强奸|性侵|猥亵|殴打|毒打|囚禁)|(?:打|威胁|要杀)(?:死)?我(?:全家|家人)?(?:，|。|$)/u,
];

const MENTAL_HEALTH: Contact = {
  name: '全国统一心理援助热线',
  number: '12356',
  note: '由各地专业人员接听；正在伤害自己或有生命危险时请先拨 120 或 110',
  source: {
    title: '关于应用“12356”全国统一心理援助热线电话号码的通知',
    publisher: '国家卫生健康委员会办公厅',
    url: 'https://www.nhc.gov.cn/',
    date: '2024-12',
  },
};
const POLICE: Contact = { name: '公安报警', number: '110', note: '人身安全受到威胁、无法离开时' };
const AMBULANCE: Contact = { name: '医疗急救', number: '120', note: '已经受伤或服药时' };

/** Free-text answers of a form. */
const textsOf = (answers: CompanionAnswers): string[] =>
  Object.values(answers).filter((answer) => typeof answer === 'string');

const says = (patterns: readonly RegExp[], texts: readonly string[]): boolean =>
  texts.some((text) => patterns.some((pattern) => pattern.test(text.replace(/\s+/g, ' '))));

/** Emergency contacts if the answers express despair or danger; else null. */
export function crisisHelpFor(answers: CompanionAnswers): CompanionHelp | null {
  const texts = textsOf(answers);
  if (says(DESPAIR, texts))
    return {
      message:
        '谢谢您把这些写出来。您现在的安全比任何求职安排都重要，这一次不做分析，也不扣次数、不保存内容。请现在就联系一个真实的人：拨打下面的电话，或者找身边的家人、同学、辅导员陪着您。',
      contacts: [MENTAL_HEALTH, AMBULANCE, POLICE],
      steps: [
        '现在就拨 12356，告诉对方您刚才写下的话；一次没有接通，请再拨一次。',
        '请一位信得过的人来到您身边，今晚不要独自一人。',
        '离开可能让自己受伤的地方和物品。',
        '在校生可以同时联系辅导员或学校心理中心的值班电话。',
      ],
    };
  if (says(DANGER, texts))
    return {
      message:
        '您描述的情况可能危及人身安全，请先离开危险、联系警方。这一次不做分析，也不扣次数、不保存内容。脱离危险后，可以再来咨询劳动权益。',
      contacts: [POLICE, AMBULANCE, MENTAL_HEALTH],
      steps: [
        '能打电话时拨 110，说清地点；不方便说话时可以发短信到 12110，写明地点和情况。',
        '把位置共享给一位信得过的人，约好多久没有消息就替您报警。',
        '受伤时保留就医记录，不要清洗或丢弃证据。',
      ],
    };
  return null;
}
