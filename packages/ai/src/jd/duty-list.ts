import { matchPhrase } from './match-phrase.js';
import { DONE, type ProvingText } from './read-resume.js';

/** A list of three or more kinds: 起草起诉状、答辩状、合同等法律文书. */
const LIST = /((?:[^、,，;；。]+、){2,}[^、,，;；。]+?)等/u;
/** A list after 包括: 包括排班、考核、带教和耗材管理. */
const INCLUDED = /(?:包括|包含|涵盖)[:：]?((?:[^、,，;；。]+、)+[^、,，;；。]+?)$/u;
const VERB =
  /^(?:负责|参与|协助|配合|独立|完成|进行|开展)*(?:起草|撰写|编写|编制|审核|审查|办理|处理|制作|组织|策划|整理|收集|管理|维护|统筹|开发|设计|承办|拟定|代理|申报|操作|使用)?/u;
const SHOWN = 0.6;

/** The members of the list in a duty, and those that the résumé lacks; null if there is no list. */
export function openMembers(
  duty: string,
  texts: readonly ProvingText[],
): { members: readonly string[]; open: readonly string[] } | null {
  const included = INCLUDED.exec(duty)?.[1];
  const list = included ?? LIST.exec(duty)?.[1];
  if (list === undefined) return null;
  const members = list
    .replace(VERB, '')
    .split(included === undefined ? '、' : /[、和及与]/u)
    .map((each) => each.trim());
  return {
    members,
    open: members.filter(
      (member) =>
        !texts.some(({ affirmed, strength }) => strength === DONE && affirmed.includes(member)) &&
        matchPhrase(member, false, texts).value < SHOWN,
    ),
  };
}
