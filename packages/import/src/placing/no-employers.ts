import { isChineseCity, isProvince, PROVINCES } from './chinese-cities.js';
import type { HeadPart } from './entries.js';
import type { Shape } from './head-names.js';
import { companyScore } from './recognise.js';

const BELOW_PROVINCE = new RegExp(
  `^(?:${PROVINCES})(?:省|自治区)?(?<city>\\p{Script=Han}{2})市?\\p{Script=Han}{1,3}$`,
  'u',
);

/** 在北京, 广东东莞长安: where the work was, and no employer; null for any other text. */
function placeOfWork(text: string): string | null {
  const place = text.replace(/^(?:在|去|到|来)(?=\p{Script=Han}{2})/u, '');
  const city = BELOW_PROVINCE.exec(place)?.groups?.city ?? '';
  const isTold = place !== text && (isChineseCity(place) || isProvince(place));
  return (isTold || isChineseCity(city)) && companyScore(text) < 1 ? place : null;
}

/** 再以前, 2024春, 单位, 是否退伍军人: a time, the title of a column, the question of a form. */
const NO_NAME =
  /^(?:再|更)?(?:以前|之前|从前|后来|最早|近期|目前|现在)$|^(?:(?:19|20)\d{2}(?:年|[.-]\d{1,2})?[春夏秋冬]?季?|[上下]?学[年期])$|^(?:是否|有无|能否)\p{Script=Han}{2,}$|^(?:单位|公司|企业|岗位|职位|职务|部门|时间)(?:名称)?$/u;

/** The parts of the head of an employment without those that stand in the place of an employer and name none. */
export const withoutNoEmployers = (parts: readonly HeadPart[], { main }: Shape): readonly HeadPart[] =>
  main !== 'company'
    ? parts
    : parts.flatMap((part) => {
        if (NO_NAME.test(part.text)) return [];
        const place = placeOfWork(part.text);
        return [place === null ? part : { ...part, text: `地点：${place}` }];
      });
