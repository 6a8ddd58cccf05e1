import { suffixOf } from '#src/text/employer-suffixes.js';
import { knownEmployersIn } from '#src/text/known-employers.js';
import { isCoinedName, isProperName } from '#src/text/proper-name.js';
import { taggedWordsOf } from '#src/text/words.js';

/** A place of business that belongs to an employer: 分公司, 支行, 校区, 工厂, 大区. */
const BRANCH =
  /(?:[分子]公司|[分支]行|分?[店院校所厂]|[校院厂]区|分部|工厂|基地|办事处|营业[部厅所]|项目部|门店|[大片]区|区域|总部)$/u;
/** Its place: a town, a direction or a number, as its dictionary tag says. */
const PLACE_TAG = /^(?:ns|f|m|s)$/u;
/** A town that no dictionary has, with 分公司 or 支行 after it: 禄口分公司. */
const MAX_TOWN_LENGTH = 3;
const ONLY_OF_EMPLOYER = /(?:[分子]公司|[分支]行|分[店院校所厂部]|[校院厂]区|办事处|营业[部厅所]|项目部)$/u;

/** The words before a branch and its place: 启帆 of 启帆郑州分公司, nothing of 郑州分公司; null if it names no branch. */
function beforeBranch(name: string): string | null {
  const [kind = ''] = BRANCH.exec(name) ?? [];
  const head = name.slice(0, name.length - kind.length);
  if (kind === '' || head === '') return null;
  const words = taggedWordsOf(head);
  const isPlaced = PLACE_TAG.test(words.at(-1)?.tag ?? '');
  while (PLACE_TAG.test(words.at(-1)?.tag ?? '')) words.pop();
  if (isPlaced) return head.slice(0, words.at(-1)?.end ?? 0);
  const isTown = ONLY_OF_EMPLOYER.test(kind) && head.length <= MAX_TOWN_LENGTH;
  return isTown && knownEmployersIn(head).length === 0 ? '' : null;
}

/** The text before a shop, district or other branch; empty if a name has none: 高新 of 高新门店. */
export const headOfBranch = (name: string): string => (BRANCH.test(name) ? name.replace(BRANCH, '') : '');

/** The name of an employer without its branch; empty if the branch is all that is named. */
export const withoutBranch = (name: string): string => beforeBranch(name) ?? name;

/** Departments that are called like institutions of their own: 客户服务中心, 技术研究院, 计算机学院. */
const UNIT = new RegExp(`(?:${suffixOf('centre', 'research')}|中心|学院|实验室|车间)$`, 'u');
/** Whether a name is a common noun and a department: 客户服务中心, and not 启明培训中心. */
export function isDepartment(name: string): boolean {
  const [kind = ''] = UNIT.exec(name) ?? [];
  const head = name.slice(0, name.length - kind.length);
  return kind !== '' && !isProperName(head) && !isCoinedName(head);
}
