import { regex } from '@qicheng/resume/regex';

/** The kinds of conduct that end an interview; the order is that of the weights. */
export const CONDUCT_KINDS = [
  'forged',
  'concealed',
  'bribe',
  'deceived',
  'leaked',
  'unsafe',
  'discriminated',
  'abused',
  'complained',
  'stolen',
  'favoured',
  'unlawful',
] as const;
export type ConductKind = (typeof CONDUCT_KINDS)[number];

/** What the conduct means to an interviewer and what to say instead. */
export const CONDUCT_WORDS: Readonly<Record<ConductKind, string>> = {
  forged:
    '回答里有编造或改动记录、数据、材料的做法，这是弄虚作假，面试官听到就不会再往下谈。改说：按实际情况写，差在哪里、怎么补救、报给了谁。',
  concealed:
    '回答里出了问题却没有告诉该知道的人，面试官会认为您隐瞒问题。改说：马上报告、先补救、再写清经过，之后怎么防止。',
  bribe:
    '回答里有送礼或收受好处的意思，无论金额多少都是廉洁问题，也可能违法。改说合规的办法：不送、不收，对方提要求就说明规定并上报。',
  deceived:
    '回答里对别人说了不真实的话，面试官会担心您以后也这样。改说：照实说明；做不到的说清原因，给出能做到的办法和时间。',
  leaked:
    '回答里提到把单位、客户或他人的资料外传或带走，这违反保密义务，对方会担心您以后也这样对他们。改说：资料不外传，离职时全部交回，只带走自己的本事。',
  unsafe:
    '回答里省掉了必须做的安全、卫生或检查步骤，这是违规操作，面试会当场结束。改说：规程要求的先后怎么做到，来不及时怎么停下来、报给谁。',
  discriminated:
    '回答里按性别、婚育、年龄、地域或身体情况对待人，这是歧视，面试会当场结束。改成按工作要求和表现来说。',
  abused:
    '回答里有打骂、羞辱、报复或看不起别人的意思，面试官不会接受。改说：对方不满在哪里，您怎么沟通，按什么规定处理。',
  complained:
    '回答里抱怨、指责了以前的单位或同事，面试官会担心您以后也这样说他们。离职原因只说一句中性的话，例如“希望在更规范的平台长期做这一行”。',
  stolen:
    '回答里把别人的成果、单位的财物或上班时间拿来自己用，面试官会担心您的诚信。改说：自己做了哪几步，用了别人的就注明，公私分开。',
  favoured:
    '回答里对熟人或亲属放宽标准，面试官会担心不公平。改说：同一个标准、同一张表，有关系的主动回避并报备。',
  unlawful:
    '回答里的做法违反用工、税务、资质等规定，面试官会担心给单位带来风险。改说：规定怎么要求、您怎么照办，有困难怎么请示。',
};

/** What a listener may take the conduct for. */
export const CONDUCT_HEARD: Readonly<Record<ConductKind, string>> = {
  forged: '编造或改动记录、材料',
  concealed: '出了问题没有上报',
  bribe: '送或收好处',
  deceived: '对别人说了不真实的话',
  leaked: '把不该外传的资料给了别人或带走',
  unsafe: '省掉了必须做的步骤',
  discriminated: '按性别、年龄或出身区别对待人',
  abused: '为难或看不起别人',
  complained: '埋怨以前的单位或同事',
  stolen: '占用别人的成果或单位的东西',
  favoured: '照顾熟人',
  unlawful: '违反用工、税务或资质的规定',
};

const CHANGED = '(?:改|编|造|伪|假|填|补|凑|调|刷|抄|签|估|倒|漂亮|好看|P)';
const PAPER =
  '(?:记录|数|日期|时间|单|表|签|材料|资料|报告|分|票|证|账|照片|文件|论文|简历|名字|工时|台账|档案|标签|结果|样)';
/** Words without which an answer is hardly of the kind that the model finds most probable. */
const NEEDED: Partial<Readonly<Record<ConductKind, RegExp>>> = {
  forged: new RegExp(`${CHANGED}[^，。；]{0,10}${PAPER}|${PAPER}[^，。；]{0,10}${CHANGED}`, 'u'),
  favoured:
    /熟|亲|朋友|关系|同学|老乡|家里|家人|自己人|介绍|招呼|领导|儿子|女儿|侄|外甥|表[哥弟姐妹]|舅|叔|姨/u,
  bribe: /钱|礼|红包|[购充]?卡|烟|酒|饭|回扣|好处|返[点利]|提成|佣金|意思|[块元万千]|送|塞|收/u,
  discriminated: /女|男|孕|婚|年纪|岁|老[人的了]|年轻|外地|农村|乡|本地|残|胖|矮|丑|民族|属相|学历|学校/u,
  unsafe: regex('u')`
    (?:没|不|未|省|跳|免|漏|少|懒|绕|停|关|拆|拔|断)[^，。；]{0,8}
    (?:戴|穿|系|测|验|查|检|核|试|洗|消毒|签|培训|交底|锁|断|停|挂|等|通风|登记|隔离|监护|批|复|看|换|报|清|量|称|煮|留样
    |保护|防护|步|流程|规程|程序|手续|安全|规定|标准|单|票|证|口罩|手套|头盔)
    |过期|带病|超[载速员限期]|凑合|将就|违[规章]|后补|照(?:用|卖|发|开|干|做)|先[干做开用上]
  `,
  leaked: regex('u')`
    资料|客户|名单|数据|配方|图|代码|报价|底价|价格|文件|合同|[试考]题|题库|隐私|病历|信息|账号|密码|视频|录音|照片|片子|聊天|记录|档案|标书|方案|工艺
    |微信|群里|朋友圈|电话|号码|课件|学员|会员|拷|外传|泄|保密|发给|发到|带走|告诉
  `,
  complained: /公司|单位|老板|领导|同事|上司|主管|经理|店长|校长|厂|店|学校|医院|团队|那家|以前|前/u,
};
const UNLAWFUL_IN_GENERAL =
  '回答里有不合规定或对别人不利的做法，面试官听到就不会再往下谈。改说：规定怎么要求、您怎么照办，做不到时停下来、报给谁。';

/** Whether an answer has words of the kind that the model finds most probable. */
export const hasWordsOf = (kind: ConductKind, answer: string): boolean =>
  NEEDED[kind]?.test(answer) !== false;

/** Whether an answer is known to have them: some kinds have no words of their own. */
export const isToldInWordsOf = (kind: ConductKind, answer: string): boolean =>
  NEEDED[kind]?.test(answer) === true;

/** Others called less able, or not let speak. */
const LOOKS_DOWN =
  /(?:他们|组员|队友|同事|同学|别人|其他人|其他[^，。；]{1,4})[^。；]{0,12}(?:水平|能力|素质)[^，。；]{0,6}(?:一般|低|差|不行|有限)|说不到点子上|(?:听|让)[^，。；]{0,4}(?:他们|别人)[^，。；]{0,8}浪费时间/u;

/**
 * What is stated about the conduct in an answer; in general words if the answer lacks those of its kind, or the kind is
 * only the most probable one.
 */
export function conductWordsOf(kind: ConductKind, answer: string, isClear: boolean): string {
  if (LOOKS_DOWN.test(answer) && !isToldInWordsOf(kind, answer)) return CONDUCT_WORDS.abused;
  return isClear && hasWordsOf(kind, answer) ? CONDUCT_WORDS[kind] : UNLAWFUL_IN_GENERAL;
}
