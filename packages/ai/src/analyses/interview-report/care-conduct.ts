import { regex } from '@qicheng/resume/regex';
import type { Conduct } from './conduct.js';

/** Prevented, reported, told openly, regretted, or done by others. */
const RIGHTLY = regex('u')`
  制止|劝|举报|如实|道歉|承认|坦白|报告了|上报|反思|后悔|教训|不(?:会|能|可以|该|应该|许|准|敢)|绝不|从不|没有?(?:关|锁|打|罚|绑)
  |(?:同事|别人|有人|有的|前任|家长|家属|父母|爸爸|妈妈)(?:就|也|都|曾|经常|把|会|说要|想要?)|医嘱|知情同意|签字同意|消防|演习|游戏|捉迷藏
`;

/** Children, patients and old people, who depend on the person who looks after them. */
const DEPENDENT =
  /孩子|小孩|幼儿|宝宝|小朋友|学生|老人|爷爷|奶奶|大爷|大妈|病人|患者|病号|服务对象|学员|残疾|智障|自闭/u;
const THEM = '(?:他|她|他们|孩子|小孩|幼儿|宝宝|小朋友|学生|老人|爷爷|奶奶|大爷|大妈|病人|患者)';
const SHUT_IN = new RegExp(
  `(?:把|将|给)${THEM}[^，。；]{0,8}(?:关(?:到|在|进|起来|了)|锁(?:到|在|进|起来|了)|反锁|绑|捆|按在|塞进)|(?:关|锁|绑)(?:了|过)?${THEM}[^，。；]{0,4}(?:小时|分钟|一天|一晚)`,
  'u',
);
const HURT = new RegExp(
  `我(?:就|也|直接|当场|只好|忍不住)?[^，。；]{0,6}(?:打了?|扇了?|踢了?|掐了?|拧了?|揪了?|推了?|拽着?)(?:一下)?${THEM}(?!电话|招呼|针|饭|伞|分|卡)|(?:打|扇)(?:了)?${THEM}[^，。；]{0,3}(?:手心|屁股|耳光|巴掌|两下|一下)|不给${THEM}(?:吃|喝|饭|水|上厕所|盖被)|罚${THEM}[^，。；]{0,6}(?:站|跪|跑|蹲|不许)|(?:吓唬|恐吓|威胁)(?:了)?${THEM}|(?:喂|给)(?:了)?${THEM}[^，。；]{0,4}(?:安眠药|镇静药|安定)`,
  'u',
);

const RELATIVES = '(?:家长|家属|父母|爸妈|妈妈|爸爸|儿女|子女|儿子|女儿|孩子家里|老人家里|家里人?)';
const UNTRUE_STATEMENT = new RegExp(
  `${RELATIVES}[^。；]{0,12}(?:问|来|找|打电话)[^。；]{0,6}我(?:就|都|便|只|跟[^，。]{1,4})?(?:说|讲|告诉|推说)[^。；]{0,6}(?:是)?[^。；]{0,8}(?:自己|不小心|没事|不知道|别的|睡|磕|摔|挺好|正常)|(?:跟|和|对|骗|瞒着?)${RELATIVES}(?:说|讲)?(?:是|就说)?[^，。；]{0,6}(?:自己|不小心|没事|不知道)`,
  'u',
);

const RECORDING = '(?:监控|录像|录音|摄像头|聊天记录|行车记录仪?|视频)';
const RECORDING_GONE = new RegExp(
  `${RECORDING}[^，。；]{0,6}(?:刚好|正好|恰好|碰巧|就说)[^，。；]{0,3}(?:坏|没开|没录|没拍|关)|${RECORDING}[^，。；]{0,6}(?:删|关|拔|遮|挪|毁|洗掉|剪|覆盖)(?:了|掉|住|开)|(?:删|关|拔|遮|毁|剪)(?:了|掉|住)?[^，。；]{0,4}${RECORDING}`,
  'u',
);
const TO_HIDE =
  /免得|以免|省得|怕|查不|没证据|不留|追究|家长|家属|投诉|来问|出事|事故|闹|赔|责任|没人(?:知道|发现)/u;
/** The lesson is not to be seen. */
const LESSON =
  /(?:学到|教训|吸取|总结|以后)[^。；]{0,10}(?:注意|避开|躲|小心|看清)[^。；]{0,4}(?:监控|摄像头|录像|别被|不被|没人)/u;

const ENDS = '面试到这里就结束，情节重的还违法';
const CARE = `这是体罚或虐待，违反职业规范，${ENDS}。`;
const LIE = '对家长、家属隐瞒真相';
const INSTEAD =
  '如果发生过，只能如实承认、向家长或家属和单位说明；工作里的做法是先陪在身边、弄清原因，处理不了请同事或上级一起。';

/** Conduct toward people in one's care: shutting in, hurting, deceiving relatives, doing away with evidence. */
export const CARE_CONDUCT: readonly Conduct[] = [
  {
    all: [SHUT_IN, DEPENDENT, new RegExp(`${UNTRUE_STATEMENT.source}|${RECORDING_GONE.source}`, 'u')],
    unless: RIGHTLY,
    words: `回答里把照看的人单独关起来，又${LIE}：${CARE}${INSTEAD}`,
  },
  {
    all: [new RegExp(`${SHUT_IN.source}|${HURT.source}`, 'u'), DEPENDENT],
    unless: RIGHTLY,
    words: `回答里把照看的人关起来、打骂或罚饿、恐吓：${CARE}${INSTEAD}`,
  },
  {
    all: [RECORDING_GONE, TO_HIDE],
    unless: new RegExp(`${RIGHTLY.source}|报修|维修|巡检|授权|隐私`, 'u'),
    words: `回答里关掉、删掉录像或推说监控坏了来逃避追查，这是隐瞒、毁灭证据，${ENDS}。改说：保护好记录，马上报告，如实说明经过。`,
  },
  {
    all: [LESSON],
    unless: /(?!)/u,
    words: `回答里学到的只是怎么不被监控拍到、不被发现，这不是反思，${ENDS}。改说：错在哪里、怎么向对方说明、之后怎么做才不再发生。`,
  },
];

const TAKEN = regex('u')`
  (?:给|返|塞|分|打)(?:过|了)?我(?!们|司|公司|[店厂院校园])[^，。；]{0,12}(?:回扣|返点|好处费|辛苦费|提点)
  |返[点利](?:给)?我(?!们|司|公司)
  |我(?!们|司)[^，。；]{0,8}(?<!没|没有|不)(?:收|拿|吃)(?:了|过|点|些)?[^，。；]{0,8}(?:回扣|返点|好处费|辛苦费)
`;
const NOT_TAKEN =
  /拒绝|婉拒|退[回还]|举报|上报|上交|没(?:有)?(?:收|拿|要|同意|答应)|不(?:收|拿|要|能|会|可以|该|许|敢)|从不|绝不|红线|违[法规]/u;

/** Taking money from a supplier for one's decision. */
export const BRIBE_TAKEN: Conduct = {
  all: [TAKEN],
  unless: NOT_TAKEN,
  words:
    '回答里收了供应商或客户的回扣、好处费，这是商业贿赂，数额较大就构成犯罪，面试到这里就结束。改说：报价和用量按记录核、几家比价、送来的好处当面退回并上报。',
};
