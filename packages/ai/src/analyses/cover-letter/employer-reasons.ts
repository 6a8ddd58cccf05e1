import type { LetterContext } from './letter-context.js';
import { isPublicPost } from './public-post.js';

/** What draws people to an employer, by its kind: nobody joins a hospital for its products. */
const REASONS: readonly (readonly [kind: RegExp, reason: string])[] = [
  [/教师|老师|学校|[小中]学|[初高]中|大学|学院|幼儿园/u, '了解到的办学特点或教研组情况'],
  [/医院|卫生|诊所|护士|医师|医生/u, '了解到的科室方向、专科特色或带教安排'],
  [/律师|事务所/u, '了解到的业务领域、团队或代表性项目'],
  [/银行|证券|基金|保险/u, '了解到的业务条线或网点情况'],
  [/研究院|研究所|设计院/u, '了解到的研究方向或代表性项目'],
  [/建设|建筑|施工|工程局|项目部/u, '了解到的在建项目或管理方式'],
  [/店|零售|连锁|超市|餐饮/u, '了解到的门店或品牌'],
];
const OF_AUTHORITY = '了解到的单位职能、服务对象或辖区情况';
/** What a reason for an employer is about, as a thing to find out. */
export const reasonQuestion = ({ company, position, jd }: LetterContext): string =>
  REASONS.find(([kind]) => kind.test(company))?.[1] ??
  REASONS.find(([kind]) => kind.test(position))?.[1] ??
  (isPublicPost({ company, jd }) ? OF_AUTHORITY : '了解到的产品、业务或团队');
