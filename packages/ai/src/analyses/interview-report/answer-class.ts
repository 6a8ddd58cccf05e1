import { SHORT_ANSWER } from '@qicheng/analysis/interview-answer';
import type { AnswerKind } from '@qicheng/analysis/interview-report';
import { isOffTopic, speaksToMachine } from '@qicheng/analysis/interview-topic';
import { isInstruction } from '../../jd/instructions.js';
import type { AnswerCase } from './answer-case.js';

interface Harm {
  pattern: RegExp;
  /** What it is and why it ends an interview. */
  words: string;
  /** Saying no to it does not undo it. */
  isSaidAnyhow?: true;
}

const HARMS: readonly Harm[] = [
  {
    pattern:
      /(?:送|给|塞|打点)[^，。；的]{0,10}(?:采购|领导|经办|主任|评委|监理|验收|医生|老师|他们?|她|客户|对方)?[^，。；的]{0,4}(?:好处|回扣|购物卡|礼金|现金)|(?:给|塞|送)(?:采购|领导|经办人?|主任|评委|监理|验收[的人员]*|医生|老师|客户|对方)[^，。；]{0,6}(?:红包|烟酒|钱|卡)|(?:吃|拿|收)(?:点|些|一点)?回扣|私下(?:表示|意思)一下/u,
    words:
      '回答里有给对方好处的意思，这是商业贿赂，面试会当场结束，也可能违法。改说合规的办法：讲清价值、调整方案、按流程报批。',
  },
  {
    pattern:
      /(?:改|编|凑|补|造)(?:一下|一个|几个|点|些)?(?:假)?(?:数据|数字|记录|台账|发票)(?:应付|就行|就好|交上去|糊弄|报上去)|做(?:两套|假)账|(?:帮|替)(?:他|她|别人|同事|领导)(?:代签|签字|打卡|考试)|(?:一盖|抹一抹|遮一遮)[^，。]{0,6}看不出来|(?:瞒|糊弄)(?:着|过去|一下)(?:就|也)?(?:行|好|没事)|悄悄(?:改|补|换)[^，。；]{0,8}(?:就|也)(?:行|好|没事|没人)/u,
    words: '回答里有造假或隐瞒的意思，面试官会认为您不诚实，面试到这里就结束了。改说：如实报告，按规定更正。',
  },
  {
    pattern:
      /(?:上家|上一家|前一家|前|原来?的?|以前的?|我们)?(?:公司|单位|厂里?|老板|领导|主管|上司)[^，。；]{0,8}(?:画(?:大)?饼|PUA|有病|变态|黑心|不是人|傻|太垃圾|没人性|抠门|压榨|坑人)/iu,
    isSaidAnyhow: true,
    words:
      '回答里抱怨、指责了以前的公司或领导，面试官会担心您以后也这样说他们。离职原因只说一句中性的话，例如“希望在更规范的平台长期做这一行”。',
  },
  {
    pattern:
      /(?:不(?:招|要|用|考虑|想带)|只(?:招|要))[^，。；]{0,6}(?:女的?|男的?|孕妇|已婚|未婚|没结婚|外地人?|乡下人?|残疾人?)|(?:女的|女人|女生|外地人|乡下人)[^，。；]{0,6}(?:不行|干不了|靠不住|麻烦|素质低)/u,
    words: '回答里按性别、婚育或地域评价人，这是歧视，面试会当场结束。改成按工作要求和表现来说。',
  },
  {
    pattern:
      /(?:把|将)[^，。；]{0,10}(?:客户(?:名单|资料|信息)|源代码|代码|底价|标底|病历|病人(?:信息|资料)|学生(?:信息|资料)|工资表|机密|商业秘密)[^，。；]{0,6}(?:带过来|带来|带走|拷(?:走|出来|贝)|发(?:给|到)|卖|告诉|透露)|(?:告诉|透露给)[^，。；]{0,8}别人的(?:工资|薪资)/u,
    words:
      '回答里提到泄露客户、公司或他人的信息，这违反保密义务，面试会当场结束。改说：不外传，请对方走正式渠道。',
  },
  {
    pattern:
      /(?:不用|没必要|用不着|懒得|省得)(?:去|再)?(?:断电|停电|验电|停机|戴安全帽|系安全带|消毒|核对医嘱|查对)|直接带电(?:操作|作业|换|接)|(?:超载|酒后|疲劳)[^，。；]{0,6}(?:没事|问题不大|也能|也行)/u,
    words: '回答里省掉了必须做的安全步骤，这是违规操作，面试会当场结束。改说规程要求的先后。',
  },
];
/** Who refuses it, forbids it, or tells of what somebody else did or wanted, does not propose it. */
const NOT_MEANT =
  /不(?:会|能|可|要|该|敢|给|送|收|做|准|许|让|同意|接受|应)|没(?:有)?(?:给|送|收|听)|拒绝|拒收|绝不|从不|禁止|制止|杜绝|避免|反对|举报|退回|婉拒|劝|违[法规]|红线|(?:客户|对方|供应商|师傅|带班的?|别人|有人|同事|他|她|他们)(?:却|就|也)?(?:想|要|说|让|暗示|提出|以为|问)|如果有人/u;

const MACHINE = '这段话是写给评分程序的，不是回答。请删掉，重新回答所问。';

const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？!?；;\n])/u);

/** What an answer proposes that ends an interview, in one sentence; null where it proposes nothing of the kind. */
export function harmOf(text: string): string | null {
  const sentences = sentencesOf(text);
  if (speaksToMachine(text) || sentences.some(isInstruction)) return MACHINE;
  const meant = sentences.filter((sentence) => !NOT_MEANT.test(sentence));
  const found = HARMS.find(({ pattern, isSaidAnyhow }) =>
    (isSaidAnyhow ? sentences : meant).some((sentence) => pattern.test(sentence)),
  );
  return found?.words ?? null;
}

const EVASION =
  /^(?:嗯+|呃+|这个|那|其实)?[，,]?(?:还行|还好|一般|都行|都可以|随便|无所谓|看情况|要看情况|看着办|不好说|听(?:领导|老板|你们|上级)的)|没(?:什么|啥)(?:难|问题)|(?:很|挺|比较|太)(?:简单|容易)|(?:就|看看)[^，。]{0,4}(?:就)?会了|好说话|这(?:道)?题/u;

/** What an answer is, before anything else is said of it. */
export function kindOfAnswer(answered: AnswerCase): AnswerKind {
  const { question, text, isBlank, traits } = answered;
  if (isBlank) return 'none';
  if (harmOf(text) !== null) return 'harmful';
  if (isOffTopic(question, text)) return 'offTopic';
  if (traits.length >= SHORT_ANSWER) return 'answered';
  return EVASION.test(text) ? 'remark' : 'short';
}
