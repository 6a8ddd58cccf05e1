import { impossibleFigureIn } from '../../text/impossible.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { DEEDS } from '../resume-analysis/deeds.js';

/** What everybody could write. */
const CATCH_ALL =
  /^(?:并|及时|认真|积极|按时)?(?:完成|做好|处理|承办|协助)(?:领导|上级|老师|主管|公司|部门)?[^，。]{0,4}(?:交办|安排|交代|布置|分配|下达)的?(?:其他|其它|各项|临时|相关)*(?:的)?(?:工作|任务|事务|事项)[。；]?$/u;
/** What somebody can, not what was done. */
const KNOWLEDGE = /^(?:熟悉|熟练(?:掌握|使用)?|精通|了解|掌握|擅长)[^，。；\d]{2,}[。；]?$/u;
/** The end of a business of one's own: it is a fact of the course, and nobody is asked for its result. */
const CLOSED = /倒闭|关店|停业|关门|解散|注销/u;

/** From so many signs on a line says what it is. */
const SENTENCE = 12;

/** Why a statement is neither rewritten nor asked about; null where it may be. */
export function notRewritten({ text, traits, module, lang }: Statement): string | null {
  if (!DEEDS.has(module)) return null;
  const figure = impossibleFigureIn(text);
  if (figure !== null) return `“${quoted(figure, 30)}”不可能，请先核对这个数`;
  if (lang !== 'zh') return null;
  if (CATCH_ALL.test(text.trim())) return '谁都可以这样写，建议删去';
  if (KNOWLEDGE.test(text.trim())) return '写的是会什么，不是做过什么，建议移到“技能”';
  if (CLOSED.test(text) && !traits.hasFigure) return '写的是一段经历怎样结束，保留时间即可，不用补充结果';
  // A few words may be a deed all the same: they are asked about.
  if (traits.isDeed || traits.hasFigure || traits.length < SENTENCE) return null;
  return '这一行没有写做过的事，不需要改写；与求职无关的可以删去';
}
