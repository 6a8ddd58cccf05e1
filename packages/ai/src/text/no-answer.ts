import { regex } from '@qicheng/resume/regex';

const CLAUSE = /[^，,。；;、！!？?\n]+[，,。；;、！!？?\n]*/gu;

/** Words before a statement of not knowing. */
const LEAD =
  '(?:我|这个|这些|那个|具体|数据|数字|结果|人数|数量|效果|情况|有?多少|真的?|也|都|还|其实|好像|应该|暂时|目前|现在|确实|完全|当时|可能|从来|一直|并|实在|抱歉|不好意思)*';
const UNKNOWN = [
  '不(?:太|大|是很|怎么|是太)?(?:知道|清楚|了解|确定|记得|好说|好统计|晓得|明白|懂|会|详)',
  '(?:没|未)(?:有)?(?:具体|专门|怎么|去|做|认真)?(?:统计|计算|算|数|记录|记|量化|留意|注意|关注|测|评估)',
  '(?:无法|没法|不能|很难|难以)(?:统计|量化|确定|计算|衡量)',
  '忘(?:了|记|掉)?',
  '(?:记|想|说|讲)不(?:太)?(?:清楚?|得|起来|起|住|好|上来|准|出来?)',
  '没(?:有)?(?:任何|什么|具体|相关|明显)?(?:的)?(?:数据|数字|结果|成果|印象|概念|统计|了|想好|想过|答案|内容|效果|变化|提升)?',
  '(?:还|目前)?(?:没|未)(?:有)?(?:做完|完成|结束|出来|定下?来?|写完|统计出来)',
  '(?:不想|不愿意?|懒得|不打算|不方便|没必要|不用|不必)(?:再|多)?(?:写|填|说|讲|答|回答|补充?|提|透露)',
  '无|暂无|暂时没有|随便|随意|略|跳过|同上|不填|不写|不适用|保密',
  '一般般?|还行|还可以|还好|差不多|(?:挺|蛮|很)?(?:不错|好|正常)|看情况|都行|都可以',
  '嗯+|哦+|额+|呃+|啊+|好的?|是的?|对|可以',
].join('|');
const TAIL =
  '(?:过|了|到)?(?:具体|准确)?(?:的)?(?:是)?(?:多少|什么|数字|数据|结果|情况|人数|数量|比例|规模|别的|其他的?|其它的?)*(?:了|啊|呢|吧|哦|呀|的|哈|啦|诶|唉)*';
const NO_FACT = new RegExp(
  `^(?:${LEAD}(?:${UNKNOWN})${TAIL}|(?:n/?a|none|no|nil|null|unknown|idk|i don'?t know|not sure|skip|tbd|todo|x+)|[\\p{P}\\p{S}\\s]*)$`,
  'iu',
);
/** A question in return, or a request to invent something, which states no fact either. */
const QUESTION = regex('u')`
  [?？]\s*$|(?:吗|呢|(?<![什怎多这那])么)\s*[。！!]?$
  |^(?:怎么|为什么|为啥|如何|什么意思|这是什么|该(?:写|填|怎么)|要(?:写|填)(?:什么|多少)|能不能|可不可以|可以不)
  |(?:帮我|替我|你|您)(?:随便|看着)?(?:编|写|填|想|定)(?:一?[个下些点]|就|吧|$)|^看着(?:写|填|办|编)
`;
/** A remark about the line that is asked about: 这一条是说明情况. */
const REMARK =
  /^[这该](?:一)?(?:条|句话?|项|行|段)(?:只|就|主要)?是(?:用来|为了|在)?(?:说明|解释|交代|备注)(?:一下)?(?:情况|背景|原因)?(?:的)?$/u;
const FILLER = /^(?:但是?|不过|只是|就是|可是|而且|所以|然后|反正)/u;

const bare = (clause: string): string => clause.replace(/[，,。；;、！!\s]+$/u, '').trim();
const isEmptyClause = (clause: string): boolean => {
  const bareClause = bare(clause);
  return (
    QUESTION.test(bareClause) ||
    REMARK.test(bareClause) ||
    NO_FACT.test(bareClause.replace(FILLER, '').replace(/[?？]+$/u, ''))
  );
};

/**
 * An answer without the parts that state no fact (not knowing, no figure, a question in return); empty if nothing is
 * left.
 */
export function statedFacts(answer: string): string {
  if (isEmptyClause(answer.replace(/\s+/gu, ' ')) && !/[，,。；;、！!\n]/u.test(bare(answer))) return '';
  const clauses = answer.match(CLAUSE) ?? [];
  const kept = clauses.filter((clause) => !isEmptyClause(clause));
  if (kept.length === clauses.length) return answer;
  return kept
    .join('')
    .replace(FILLER, '')
    .replace(/[，,。；;、\s]+$/u, '')
    .trim();
}
