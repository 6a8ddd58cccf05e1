import { regex } from '@qicheng/resume/regex';
import type { HeadPart } from './entries.js';
import type { Shape } from './head-names.js';
import { companyScore, titleScore } from './recognise.js';

/** 来宾发电分公司, 江北污水处理厂, 城南支行: a part of an employer with a name of its own. */
const BRANCH = regex('u')`
  ^[\p{Script=Han}\d]{2,}(?:[分支]公司|[分支]行|分[院局厂店部]|[水电工]厂|处理厂|制造厂|营业[部厅]|[院校]区|门店|专卖店|旗舰店|[矿店站])$
`;
const DASH = '\\s*[·•—–-]+\\s*';
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

/** The two names as written in the line, if only a dot or a dash is between them. */
function asOne(owner: HeadPart, { text, line }: HeadPart): HeadPart | null {
  if (owner.line !== line) return null;
  const whole = new RegExp(`${escaped(owner.text)}${DASH}${escaped(text)}`, 'u').exec(line.text)?.[0];
  return whole === undefined ? null : { text: whole, line };
}

/** 某水务有限公司·江北污水处理厂: an employer and its branch are one name. */
export function withUnitsOfEmployers(parts: readonly HeadPart[], { main }: Shape): readonly HeadPart[] {
  if (main !== 'company') return parts;
  return parts.reduce<HeadPart[]>((all, part) => {
    const owner = all.at(-1);
    const isBranch =
      owner !== undefined &&
      companyScore(owner.text) >= 2 &&
      BRANCH.test(part.text) &&
      titleScore(part.text) <= 1;
    const joined = isBranch ? asOne(owner, part) : null;
    return joined === null ? [...all, part] : [...all.slice(0, -1), joined];
  }, []);
}
