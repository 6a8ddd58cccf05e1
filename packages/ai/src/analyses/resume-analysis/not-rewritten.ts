import { isCatchAll } from '../../text/catch-all.js';
import { impossibleFigureIn } from '../../text/impossible.js';
import { hasVerbForNoun } from '../ghostwrite/rules/sound.js';
import { DEEDS } from './deeds.js';
import { quoted, type Statement } from './statements.js';

/** What somebody can, not what was done. */
const KNOWLEDGE = /^(?:熟悉|熟练(?:掌握|使用)?|精通|了解|掌握|擅长)[^，。；\d]{2,}[。；]?$/u;
/** What was seen or learnt, before anything was done. */
const LEARNT = /^(?:在?车间|各?部门)?(?:轮岗|见习|参观|学习|了解|熟悉|观摩)/u;
/** The end of a business of one's own: it is a fact of the course, and nobody is asked for its result. */
const CLOSED = /倒闭|关店|停业|关门|解散|注销/u;

/** An honour that was won: it is a result itself. */
const HONOUR = /^(?:\d{4}[.年\d月]*)?(?:被评为|被授予|被评|荣获|获评|获得?|拿了?|取得|评为|当选|入选)/u;
/** What one is like, likes or has learnt, not what was done. */
const OF_ONESELF =
  /^(?:(?:个人)?爱好|兴趣|特长|主修|选修|核心课程|专业课程|相关课程|课程)[:：]|(?:关系|态度|脾气|性格|人缘|口碑)(?:很|挺|比较)?(?:好|不错|融洽)|没(?:有)?(?:吵|红)过?(?:架|脸)|(?:打字|普通话|驾龄|身高)[^，。；]{0,6}\d|^(?:会|能)(?:说|开|用|打|做)[^，。；]{1,10}$/u;
/** A post, a heading or a name alone. */
const NAME_ALONE =
  /^(?:课程设计|毕业设计|课程项目|实习报告|社会实践|教学实践|工作内容|主要职责|岗位职责)$|→(?=\D*$)|^[^，。；、]{2,30}(?:有限公司|集团|事务所)$|^[^，。；]{2,6}(?:项目|经历)$/u;

/** From so many signs on a line says what it is. */
const SENTENCE = 12;

/** What everybody could write, what was only learnt, a name alone: a statement that tells nothing done. */
export const isFiller = (text: string): boolean =>
  isCatchAll(text.trim()) || LEARNT.test(text.trim()) || NAME_ALONE.test(text.trim());

/** Statements are asked about by several rules; each is read once. */
const reasons = new WeakMap<Statement, string | null>();

/** Why a statement is neither rewritten nor asked about; null where it may be. */
export function notRewritten(statement: Statement): string | null {
  const known = reasons.get(statement);
  if (known !== undefined) return known;
  const reason = reasonOf(statement);
  reasons.set(statement, reason);
  return reason;
}

function reasonOf({ text, traits, module, lang }: Statement): string | null {
  if (!DEEDS.has(module)) return null;
  const figure = impossibleFigureIn(text);
  if (figure !== null) return `“${quoted(figure, 30)}”不可能，请先核对这个数`;
  if (lang !== 'zh') return null;
  if (isCatchAll(text.trim())) return '谁都可以这样写，建议删去';
  if (KNOWLEDGE.test(text.trim())) return '写的是会什么，不是做过什么，建议移到“技能”';
  if (hasVerbForNoun(text)) return '这一句的语序读不通，请先改顺，例如把动词放到它所做的事前面';
  if (LEARNT.test(text.trim()) && !traits.hasFigure && !traits.hasResult)
    return '写的是学了、看了什么；动手做过的请另写一条';
  if (NAME_ALONE.test(text.trim())) return '这一行是名称，不是做过的事，放到标题里更合适';
  if (OF_ONESELF.test(text.trim())) return '写的是特点、爱好或学过的课，不是做过的事，不用改写';
  if (HONOUR.test(text.trim())) return '写的是已经得到的荣誉，不用改写';
  if (CLOSED.test(text) && !traits.hasFigure) return '写的是一段经历怎样结束，保留时间即可，不用补充结果';
  // A few words may be a deed all the same: they are asked about.
  if (traits.isDeed || traits.hasFigure || traits.length < SENTENCE) return null;
  return '没有看出这一行写的是哪件事，不改写；与求职无关的可以删去';
}
