import { findPeriod } from './dates.js';
import { companyScore, organisationScore, titleScore } from './recognise.js';

const DURING = /^\p{Script=Han}{0,8}期间$/u;
const DONE =
  /^(?:连续|先后|累计|多次|每[年月季]|共|组织|参与|负责|完成|配合|推行|牵头|主导|协助|带领|承担|实现|保持|推动|坚持)/u;

/** 2020-2022年疫情期间，连续值守，…: what was done in a period, not another employment. */
export function isEventOfPeriod(text: string): boolean {
  const found = findPeriod(text);
  if (found === null || !text.trimStart().startsWith(found.text) || /\t/u.test(text)) return false;
  const clauses = found.rest
    .replace(/^[年，,\s]+/u, '')
    .split(/[，,；;。]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const [first = ''] = clauses;
  const names = clauses.slice(0, DURING.test(first) ? 2 : 1);
  return (
    clauses.length > 1 &&
    (DURING.test(first) || DONE.test(first)) &&
    !/^(?:在校|在职|任职|实习|工作|大学|就读)/u.test(first) &&
    !names.some((name) => companyScore(name) >= 1 || titleScore(name) > 1 || organisationScore(name) >= 2)
  );
}
