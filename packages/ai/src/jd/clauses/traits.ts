/** Words for personal traits, as postings list them: 人品好, 爱干净, 原则性强, hands-on and resilient. */
const WORDS = [
  '诚[实信恳]|实事求是|[嘴手腿脚眼口]勤|勤快|稳定(?:性(?:好|强))?|立场坚定|守[信时]|正[直派]|忠诚|可靠|踏实|务实|勤[快奋劳恳]|好学|上进|能?吃苦|肯[干学]|耐劳|敢(?:于)?(?:担当|挑战)|有?担当|细[心致]|仔细|硬朗|敢\\p{Script=Han}敢\\p{Script=Han}|扛(?:得住)?\\p{Script=Han}{0,4}压力?|不喝大?酒|严谨|认真|负责|稳重|大方|阳光|开朗|外向|热[情心]|积极|主动|乐观|友善|谦[虚逊]|自律|自驱力?|抗压|皮实|靠谱|机灵|麻利|利[索落]|干净|整洁|爱笑|爱干净|爱岗|敬业|勤俭|果断|灵活|不(?:赌博?|抽烟|酗酒|怯场|玻璃心|怕[苦累脏晒热冷难远])|有(?:医德|师德|爱心|耐心|责任心|恒心|冲劲|韧性|亲和力|上进心|原则)|遵纪守法',
  '(?:人品|品[行德]|师德|医德|素质|脾气|性格|心态|口才|口齿|网感|审美|悟性|情商|态度|习惯|修养|形象|觉悟|作风)[^,;]{0,3}(?:正派?|正直|优良|扎实|好|佳|高尚|端正|良好|过硬|过关|优秀|强|高|稳|在线|温和|随和|清楚|清晰|清)',
  '(?:原则性|目标感|责任[感心]|事业心|上进心|抗压性?|执行力|亲和力|自驱力|进取心|保密意识|安全意识|规则意识|时间观念|自我管理|团队意识|集体荣誉感|学习力|抗压能力|应变能力|适应能力|主观能动性|企图心|好奇心|同理心|表达|思路|逻辑|头脑|(?:动手|实操|理解|应变|适应|观察|领悟|独立工作|自学|表达|沟通|学习|执行|抗压)能力)[^,;]{0,3}(?:强|好|佳|清晰|清楚|灵活|较强)',
  '(?:有|具有?|具备)?(?:良好|较强|很强|高度|一定|强烈)的?(?:[\\u4e00-\\u9fa5]{2,4}[、和及与])?(?:职业|道德|敬业|协作|服务|责任|学习|工作|生活|代码|卫生)?(?:操守|道德|精神|素养|品[德行质]|习惯|态度|心态|作风|意识)',
];
const PERSON =
  '(?:为人|做事|工作|做人|性格|手脚|干活|办事|本人|政治|喜欢|人要|有|要|需|须|较|比较|很|能|也|够|具有|具备|热爱工作|人)';
/** A clause that consists of such words only, in Chinese, optionally followed by English. */
const TRAITS = new RegExp(
  `^${PERSON}*(?:(?:${WORDS.join('|')})(?:[、和及与,/的]|\\s|较?强|好|佳)*)+(?:[A-Za-z ,&-]*)$`,
  'u',
);
const ENGLISH =
  'honest|careful|integrity|punctual|detail[- ]oriented|team[- ]player|self[- ](?:motivated|driven|starter)|hands[- ]on|resilient|proactive|responsible|reliable|curious|passionate|organi[sz]ed|hard[- ]?working|positive|outgoing|independent|flexible|diligent|patient|adaptable|results?[- ]oriented|results?[- ]driven|fast learner|quick learner|open[- ]minded|customer[- ]oriented';
const ENGLISH_TRAITS = new RegExp(
  `^(?:(?:${ENGLISH}|a|an|and|be|you are|highly|very|strong|good|with|attitude|personality|under pressure)[\\s,&/]*)+(?:[\\u4e00-\\u9fa5].*)?$`,
  'iu',
);

/** Whether a clause names personal traits only, which a résumé does not show as a skill. */
export const isTrait = (text: string): boolean =>
  TRAITS.test(text.replace(/[.。!！~]+$/u, '')) || ENGLISH_TRAITS.test(text);
