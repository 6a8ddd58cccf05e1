import { regex } from '@qicheng/resume/regex';
import type { Conduct } from './conduct.js';

/** Refused, forbidden, or told of others. */
const REFUSED = regex('u')`
  不(?:能|会|该|应|可|许|说|提|透露|外传|挂|借|同意|答应|让)|没(?:有)?(?:说|提|讲|透露|挂|借|答应|同意)|拒绝|婉拒|制止|劝[阻住]
  |举报|违[法规]|红线|保密|如果|有人|别人想|曾经想
`;

const CERTIFICATE = '(?:[一二]?(?:造|建|级建造师|级造价师)?证书?|资格|资质|职称|执业[^，。；]{0,4})';
/** A certificate that is registered with an employer one does not work for; not a badge on a wall. */
const LENT = new RegExp(
  `${CERTIFICATE}[^，。；]{0,10}(?:挂|借|租)(?:过|了|着|出去)?[^，。；]{0,6}(?:在|给|到|去)[^，。；墙胸脖]{0,8}(?:公司|单位|企业|外面|人家|别人|中介|机构|药店|诊所)|(?:挂|借|租)(?:过|了|着)?[^，。；]{0,4}(?:给|在|到)[^，。；]{0,8}(?:公司|单位|企业|外面|别人|中介)[^，。；]{0,4}(?:用|拿钱|收钱|赚)`,
  'u',
);
/** Something is registered where its holder does not work: 挂到你们公司，人不用过来. */
const REGISTERED =
  /(?:挂|借|租)(?:在|到|靠|给)[^，。；]{0,6}(?:[你我咱]们|贵|公司|单位|企业|店|[院所厂]|外面|别人)/u;
const HOLDER_ABSENT =
  /人(?:就|都|也|其实)?(?:不用|不必|可以不|不需要|不)(?:过|常)?(?:来|到|去|在)|不(?:用|必|需要)?(?:到岗|坐班|来?上班)/u;
const OF_CERTIFICATE = /证|资格|资质|职称|注册|转注/u;

/** What people tell only those who look after them. */
const PRIVATE_MATTERS = regex('u')`
  [得患生](?:了|的)?什么病|病情|病史|诊断结果|坐过?牢|服刑|吸过?毒|离过?婚|离婚|家暴|欠(?:了)?[^，。；]{0,4}债|艾滋|精神病|抑郁|流产|怀孕|自杀|低保户?
`;
const TO_OTHERS = regex('u')`
  (?:跟|和|给|对|向|告诉)[^，。；]{0,6}(?:同学|朋友|亲戚|老乡|邻居|家里人|老公|老婆|爱人|外人|别人|同行|网友)们?[^。；]{0,8}(?:讲|说|聊|看|听)
  |(?:在|发到|发在|发进|发)[^，。；]{0,8}(?:群里?|朋友圈|微博|抖音|小红书|网上)[^，。；]{0,6}(?:讲|说|聊|发|吐槽|了)
`;
/** Those who have to know, and what makes a case anonymous. */
const FOR_THE_CASE =
  /工作群|科室群|班组群|值班群|督导|主任|护士长|带教|上级|领导|同意|授权|匿名|化名|隐去|脱敏|打码|报警|转介/u;

const OF_LENDING =
  '回答里说把证书挂给本人不在那里上班的单位用。挂证是违规的，查到会撤销注册、记入信用，招聘的单位也会受牵连，面试到这里就结束，不要这样说。已经挂过的先办注销或如实说明，再谈这次的注册。';

/** The abuse of what one was entrusted with, in the words of any trade. */
export const ENTRUSTED_CONDUCT: readonly Conduct[] = [
  { all: [LENT, OF_CERTIFICATE], unless: REFUSED, words: OF_LENDING },
  { all: [REGISTERED, HOLDER_ABSENT], unless: REFUSED, words: OF_LENDING },
  {
    all: [PRIVATE_MATTERS, TO_OTHERS],
    unless: new RegExp(`${REFUSED.source}|${FOR_THE_CASE.source}`, 'u'),
    words:
      '回答里把服务对象的病情或家事讲给了不相干的人，这违反保密义务，面试会当场结束。改说：要请教就隐去姓名和能认出人的情况，只在督导或科室里讨论。',
  },
];
