import { regex } from '@qicheng/resume/regex';

/**
 * Activities in names of employers. The name of a 物业管理公司 or 培训学校 does not show that somebody there managed or
 * trained; industries such as 餐饮 and 运输 are left, because experience of an industry is shown by its employers.
 */
const ACTIVITY = regex('gu')`
  管理|培训|教学|咨询|顾问|服务|设计|检测|检验|测试|维修|维护|策划|推广|招聘|研发|开发|销售|营销|采购|评估|审计
  |翻译|护理|运营
`;
const IN_NAME = /^\/(?:work|internships|projects|campus|practice|research)\/\d+\/(?:company|organisation)\b/u;

/** Whether a pointer of a résumé refers to the name of an employer or organisation. */
export const isEmployerName = (pointer: string): boolean => IN_NAME.test(pointer);

/** A name of an employer without the activities in it. */
export const withoutActivities = (name: string): string => name.replaceAll(ACTIVITY, '');

/** Whether a text names an activity and nothing else: 培训, 检测. */
export const isActivity = (text: string): boolean => text !== '' && withoutActivities(text).trim() === '';
