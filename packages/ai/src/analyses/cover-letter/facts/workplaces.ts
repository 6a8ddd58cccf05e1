import { CITIES } from '#src/jd/data/cities.js';
import type { LetterContext } from '../letter-context.js';

const CITY = `(?<city>${CITIES.join('|')})市?`;
/** Where one wants to work, or where a part of the addressee is. */
const WORKPLACE: readonly RegExp[] = [
  `贵(?:公司|单位|司|院|校|行|园|所|店|集团|酒店)(?:在|的|位于)?${CITY}的?(?:分?公司|分部|门?店|校区|院区|总部|工厂|基地|[分支]行|仓|团队|项目|办事处)`,
  `(?:希望|愿意?|想|期待|可以|打算|计划|能够?)[^，。；]{0,6}(?:到|去|在|来|回|搬到|留在|扎根)${CITY}(?=工作|上班|发展|长期|任教|定居|安家|[，。；！]|$)`,
].map((source) => new RegExp(source, 'gu'));
/** Places of work that the employer leaves open. */
const ANYWHERE = /全国|各地|多地|多个城市|城市可选|异地|外派|驻外|派驻|出差|远程|轮岗/u;

/** A city that a letter wants to work in and a posting that names another does not have; null where it may be right. */
export function otherCity(
  body: string,
  { company, position, jd }: LetterContext,
): { city: string; required: string } | null {
  const posting = `${company}\n${position}\n${jd}`;
  const required = CITIES.find((city) => posting.includes(city));
  if (required === undefined || ANYWHERE.test(posting)) return null;
  const city = WORKPLACE.flatMap((pattern) => [...body.matchAll(pattern)])
    .map(({ groups }) => groups?.['city'] ?? '')
    .find((name) => !posting.includes(name));
  return city === undefined ? null : { city, required };
}
