import { paths } from '#src/config/paths.js';

interface Place {
  name: string;
  to: string;
}

/** Pages open to everybody. */
export const publicPlaces: readonly Place[] = [
  { name: '首页', to: paths.home.href() },
  { name: '全部模板', to: paths.templates.href() },
  { name: '求职文档', to: paths.documents.href() },
  { name: '课程', to: paths.courses.href() },
  { name: '职位', to: paths.jobs.href() },
  { name: '帮助中心', to: paths.help.href() },
  { name: '会员', to: paths.member.href() },
];

/** Pages of a member. */
export const ownPlaces: readonly Place[] = [
  { name: '我的简历', to: paths.personal.href() },
  { name: '求职进展', to: paths.applications.href() },
  { name: '我的模板', to: paths.personal.href('templates') },
  { name: '我的课程', to: paths.personal.href('courses') },
  { name: '我的消息', to: paths.personal.href('messages') },
  { name: 'AI 次数明细', to: paths.aiCounts.href() },
  { name: '账号设置', to: paths.settings.href() },
];
