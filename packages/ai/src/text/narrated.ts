import { regex } from '@qicheng/resume/regex';
import { markedClausesOf } from './clauses.js';
import { remainsSpoken } from './spoken-words.js';

/**
 * The build of a clause that narrates, whatever its words: a condition with 就, a person who appears with 有个, verbs that
 * end in 的, what others gave the writer.
 */
const NARRATES = regex('u')`
  ^(?:要是|只要|碰到|遇到|有时候?)?有[^，,；;。\d]{1,6}就|^(?:如果|要是|碰到|遇到)?[^，,；;。]{1,8}就(?:去|会|要|把|给|来|跟|让)
  |(?:^|[在\d月日号份])有(?:一)?[个位次回][^，,；;。]{1,10}(?:了|的|我)|(?:[来去到好完走掉住]|出来|起来|下来|上去)的$|(?:给|帮)(?:我|了我|发了)|我(?:和|跟|与|们|去|来|把)|跟着?我
  |^[^，,；;。]{1,20}也(?:干|做|去|管|帮|要)|帮忙|搞活动|^(?:比如|例如|像)|^(?:上|值|熬)夜班(?:多|比较多|很多)|(?<=[\u4e00-\u9fa5]{2})多$
`;

/** Whether a clause is told as in a chat, so that a formal text cannot quote it. */
const isNarrated = (clause: string): boolean => {
  const bare = clause.trim().replace(/[，,；;。]+$/u, '');
  return NARRATES.test(bare) || remainsSpoken(bare);
};

/** A beginning that only continues what the writer told before. */
const REFERS = /^(?:还有|另外|然后|也|还|再就是|比如|例如)/u;
/** One verb of everyday speech before a thing: 管停车. */
const MANAGES = /(?<=^|[，,；;、。])管(?![理控教护辖道线家网])(?=\p{Script=Han}{2}(?:$|[，,；;、。]))/gu;

/** The clauses of a text that are not narrated, in written words; the text itself if all or none of them are. */
export function writtenPartOf(text: string): string {
  const clauses = markedClausesOf(text);
  const kept = clauses.filter((clause) => !isNarrated(clause));
  // What an example or an addition refers to is no longer there.
  if (kept.length === 0 || kept.length === clauses.length || REFERS.test(clauses[0] ?? '')) return text;
  return kept
    .join('')
    .replace(/[，,；;]$/u, '')
    .replace(MANAGES, '管理');
}
