import { regex } from '@qicheng/resume/regex';
import { isBrokenLine } from '../../text/broken-line.js';
import { taggedWordsOf } from '../../text/words.js';
import { hasVerbForNoun } from '../ghostwrite/rules/sound.js';
import { ACTION_MODULES } from './action-modules.js';
import { isEmptyStatement } from './empty-statement.js';
import { isEmployerIntro, isProjectIntro, isSiteName, isSupervisor, isTitleOfWork } from './not-an-action.js';
import { quoted, type Statement } from './statements.js';

/** Knowledge of a person, not something done. */
const KNOWLEDGE = /^(?:熟悉|熟练(?:掌握|使用)?|精通|了解|掌握|擅长)[^，。；\d]{2,}[。；]?$/u;
/** Something observed or learnt, before any own work. */
const LEARNT = /^(?:在?车间|各?部门)?(?:轮岗|轮转|轮科|见习|参观|学习|学会|学到|了解|熟悉|掌握|观摩)/u;
/** The end of an own business is a fact of the career; its result is not requested. */
const CLOSED = /倒闭|关店|停业|关门|解散|注销/u;

/** An honour is a result in itself. */
const HONOUR = /^(?:\d{4}[.年\d月]*)?(?:被评为|被授予|被评|荣获|获评|获得?|拿了?|取得|评为|当选|入选)/u;
/** Traits, interests and courses, not something done. */
const OF_ONESELF = regex('u')`
  ^(?:(?:个人)?爱好|兴趣|特长|主修|选修|核心课程|专业课程|相关课程|课程)[:：]
  |(?:关系|态度|脾气|性格|人缘|口碑)(?:很|挺|比较)?(?:好|不错|融洽)|没(?:有)?(?:吵|红)过?(?:架|脸)
  |(?:打字|普通话|驾龄|身高)[^，。；]{0,6}\d
  |^(?:会|能)(?:说|开|用|打|做)[^，。；]{1,10}(?:$|[，、]?(?:有|持有?)[^，。；]{0,10}(?:证|执照|驾照)书?$)
  |^(?:学历|专业|籍贯|民族|政治面貌|婚姻|身高|住址|住处|年龄|生日)[:：]
`;
/** Why one left a job, in a clause: 太远了就没做了, 后来吵了一架就走了. */
const LEFT =
  /(?:就|才|所以|于是|便)(?:走|离开|离职|辞职|辞|(?:没有?|不)(?:再|想|去)?[做干])了?[。；]?$|^离职原因|^(?:因为?|由于)[^，。；]{2,16}(?:离职|辞职)[。；]?$/u;
/** What drove one away, in a clause before it: 后来老板拖欠工资. */
const GRIEVANCE =
  /^(?:后来|因为?|由于|当时)*(?:老板|领导|店长|主管|公司|单位|店里|厂里|工资|同事|家里|离家|路上?)[^，。；]{0,12}$|太|嫌|吵|拖欠|克扣|乱扣/u;
const tellsWhyLeft = (text: string): boolean => {
  const clauses = text.trim().split('，');
  return (
    clauses.some((clause) => LEFT.test(clause)) &&
    clauses.every((clause) => LEFT.test(clause) || GRIEVANCE.test(clause))
  );
};
/** What one has not done: 只在模拟系统上练过，没有真实项目经验. */
const DISCLAIMER =
  /^(?:[^，。；\d]{2,20}，)?(?:还|暂|尚)?(?:没有|无|未有)[^，。；\d]{0,12}(?:经验|经历)[。；]?$/u;
/** A job title, heading or name without a statement. */
const NAME_ALONE = regex('u')`
  ^(?:课程设计|毕业设计|课程项目|实习报告|社会实践|教学实践|工作内容|主要职责|岗位职责)$|→(?=\D*$)
  |^[^，。；、]{2,30}(?:有限公司|集团|事务所)$|^[^，。；]{2,6}(?:项目|经历)$
  |^(?:国家级?|省级?|校级?)?大学生[^，。；]{2,12}(?:项目|计划)$
`;

/** A heading above other lines: 小企业客户经理岗（2019.03起）：. */
const HEADING = /[:：]\s*$|^[^，。；]{2,20}[（(](?:19|20)\d{2}[年./-][^）)]*[)）]\s*[:：]?$/u;
/** A heading of one word. */
const HEADING_WORD = /^(?:主要|个人|工作|项目|科研)?(?:成果|业绩|成绩|职责|内容)$/u;
/** The beginning of a sentence that other lines complete: 做组长主要就是. */
const LEAD_IN = /^[^，。；]{0,16}(?:主要(?:工作|任务)?就?是|就是|包括|如下)[，、]?$/u;
const NOT_WON = /^(?:没有?|未)[^，。；\d]{0,4}(?:获|得|拿)[^，。；\d]{0,3}奖[。；]?$/u;
/** A promotion, which is not an action: 后面升了副店长. */
const ROSE =
  /^(?:后[来面]|之后|随后|其后|现已?|(?:19|20)\d{2}年(?:\d{1,2}月)?)?(?:起|被)?(?:晋升|升任|升职|升|提拔|提升|转正|转岗|调任|调岗|调到)(?:为|了|任|至|成|到)?[^，。；\d率量额度]{0,14}$/u;
/** An opinion of somebody else: 老板说我干得最好. */
export const HEARSAY =
  /^(?:师傅|老师|导师|班主任|老板|领导|店长|主管|经理|同事|大家|客户|顾客|别人)[^，。；]{0,4}(?:说|夸|觉得|认为|评价)/u;

/** The minimum length of a line that has to say what was done. */
const SENTENCE = 12;

/** The reason for a line that the import split or merged. */
export const BROKEN = '这一行像是导入时断开或并在一起的内容，请先改好再优化';

/** The posts of one employer by period: 2019.03-2020.05 导购，2020.06 起任店长. */
const POSTS_BY_PERIOD = regex('u')`
  ^(?:(?:19|20)\d{2}[.年/-]\s?\d{1,2}月?\s*(?:[-–—~至到]+\s*(?:(?:19|20)\d{2}[.年/-]\s?\d{1,2}月?|至今|今
  |现在))?\s*(?:起|后)?(?:任|担任|晋升|升任|升)?\s*[^，,；;。\d]{2,12}(?:[，,；;、→]\s*|$)){2,}$
`;
/** 用的是金蝶KIS: only the tool. */
const TOOL_ALONE = /^(?:日常|平时|主要)?(?:用的(?:软件|系统|工具)?是|常用|会用)[^，。；]{2,24}[。；]?$/u;
const OF_HEADING = '这一行是小标题，不是做过的事，不用改写';
const CAREER = '写的是历任岗位，写进职位名称和时间里更清楚';

const NOT_ACTIONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [HEADING_WORD, OF_HEADING],
  [HEADING, OF_HEADING],
  [LEAD_IN, '这一行只是下面几行的开头，没有写完；并到下一行或删去'],
  [NOT_WON, '没有得到的奖不用写，建议整条删去'],
  [ROSE, '写的是升职，写进职位名称和时间里更清楚'],
  [HEARSAY, '别人怎么说不是做过的事；有表扬或评比的结果就直接写结果'],
  [TOOL_ALONE, '写的是用什么软件或工具，写进“技能”更清楚'],
  [NAME_ALONE, '这一行是名称，不是做过的事，放到标题里更合适'],
];

/** A statement without an action: empty, about learning, a name, heading, promotion or hearsay. */
export const isFiller = (text: string): boolean =>
  isEmptyStatement(text) ||
  LEARNT.test(text.trim()) ||
  NOT_ACTIONS.some(([pattern]) => pattern.test(text.trim()));

const WORD = 2;
const beginsWithVerb = (text: string): boolean => {
  const [first] = taggedWordsOf(text.trim());
  return first !== undefined && first.tag.startsWith('v') && [...first.text].length >= WORD;
};

/** Cache: several rules ask for the same statement. */
const reasons = new WeakMap<Statement, string | null>();

/** Why a statement is neither rewritten nor asked about; null if it may be. */
export function notRewritten(statement: Statement): string | null {
  const known = reasons.get(statement);
  if (known !== undefined) return known;
  const reason = reasonOf(statement);
  reasons.set(statement, reason);
  return reason;
}

/** What has to be corrected in a doubtful statement before its wording matters. */
function doubtIn({ doubt }: Statement): string | null {
  switch (doubt?.kind) {
    case undefined:
      return null;
    case 'impossible':
      return `“${quoted(doubt.figure, 30)}”不可能，请先核对这个数`;
    case 'inflated':
      return `“${quoted(doubt.claim, 30)}”与简历里写明的“${quoted(doubt.figure, 30)}”对不上，请先换成您自己经手的数字`;
    case 'baseline':
      return `“${quoted(doubt.growth, 30)}”要先写清原来是多少、后来是多少`;
    case 'harmful': {
      const { sentence, isWhole, issue } = doubt.harm;
      return isWhole ? `建议整条删去：${issue}` : `先删去“${quoted(sentence, 40)}”（${issue}），其余的再优化`;
    }
    case 'unproven':
      return `“${quoted(doubt.claim, 30)}”请写明是哪一段时间、怎么统计的；没有记录就删去`;
    case 'unlikely':
      return '说得比一个人在这个岗位上能做到的大，请先写清您自己做的那一步';
  }
}

function reasonOf(statement: Statement): string | null {
  const { text, traits, module, lang } = statement;
  const doubted = doubtIn(statement);
  if (statement.doubt?.kind === 'harmful') return doubted;
  if (!ACTION_MODULES.has(module)) return null;
  if (doubted !== null) return doubted;
  if (POSTS_BY_PERIOD.test(text.trim())) return CAREER;
  if (isBrokenLine(text)) return BROKEN;
  if (isSupervisor(text)) return '写的是指导老师，不是做过的事，不用改写';
  if (lang !== 'zh') return null;
  if (isTitleOfWork(text)) return '这一行是题目，不是做过的事；写进课题或项目名称里更清楚';
  if (isEmployerIntro(text.trim())) return '写的是单位情况，不是您做的事；写在单位名称后面更清楚';
  if (isProjectIntro(text)) return '写的是项目是什么，不是您做的事；另写您在项目里做的几步';
  if (isSiteName(text)) return '这一行是单位或地点的名称，写进单位名称里更清楚';
  if (isEmptyStatement(text)) return '谁都可以这样写，没有说做了什么，建议整条删去';
  if (KNOWLEDGE.test(text.trim()))
    return `写的是会什么，不是做过什么，建议移到“技能”${/好评|认可|肯定|表扬/u.test(text) ? '，别人的好评不用写' : ''}`;
  if (hasVerbForNoun(text)) return '这一句的语序读不通，请先改顺，例如把动词放到它所做的事前面';
  if (LEARNT.test(text.trim()) && !traits.hasFigure && !traits.hasResult)
    return '写的是学了、看了什么；动手做过的请另写一条';
  if (tellsWhyLeft(text)) return '写的是为什么离开，建议整条删去；面试问到再说';
  if (DISCLAIMER.test(text.trim())) return '写明了没有做过什么，照实写即可，不用改写';
  const reason = NOT_ACTIONS.find(([pattern]) => pattern.test(text.trim()))?.[1];
  if (reason !== undefined) return reason;
  if (OF_ONESELF.test(text.trim())) return '写的是特点、爱好或学过的课，不是做过的事，不用改写';
  if (HONOUR.test(text.trim())) return '写的是已经得到的荣誉，不用改写';
  if (CLOSED.test(text) && !traits.hasFigure) return '写的是一段经历怎样结束，保留时间即可，不用补充结果';
  // A few words may still name an action, so they are asked about.
  if (traits.isAction || traits.hasFigure || traits.length < SENTENCE || beginsWithVerb(text)) return null;
  return '没有看出这一行写的是哪件事，没有改写：是做过的事就写清做了什么，其他的可以删去';
}
