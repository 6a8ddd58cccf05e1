/** Words of being taught; 组织学习 and 带教 are the work of others. */
const LEARNT =
  /进修|自学|旁听|见习|(?<![教讲文科开入同数化大中小办助医药法商])学(?:习(?![委部小成平系班资强])|[了过着操徒]|会了)|(?:参加|接受|完成)[^，。；]{0,12}(?:培训|学习)/u;
const TAUGHT = /组织|开展|带教|指导|辅导|推广|讲授|授课|负责/u;

/** Whether a clause tells what its author was taught, not what was done: 后面转到数控车间学操机. */
export const isLearnt = (clause: string): boolean => LEARNT.test(clause) && !TAUGHT.test(clause);

/** Whether each clause of a text with a word tells what was learnt. */
export function isOnlyLearnt(text: string, word: string): boolean {
  const clauses = text
    .split(/[，,；;。]/u)
    .filter((clause) => clause.toLowerCase().includes(word.toLowerCase()));
  return clauses.length > 0 && clauses.every(isLearnt);
}
