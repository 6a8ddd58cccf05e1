import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { written, type Written } from '../resume-analysis/written-resume.js';

/** A software student with experience of every kind, for tests of postings and letters. */
export const SOFTWARE_STUDENT: Written = {
  position: '后端开发',
  school: ['江城大学', '软件工程', '2022.09-2026.06'],
  internships: [
    [
      '星河云计算有限公司',
      '后端开发实习生',
      '2025.06-2025.09',
      '整理会议纪要 20 份',
      '用 Java 与 Spring Boot 开发订单接口 12 个，平均响应时间由 480 毫秒降到 150 毫秒',
      '对接前端与测试，协调 3 个小组按期上线',
    ],
  ],
  projects: [
    ['爱心义卖活动', '组织者', '2023.09-2023.11', '组织义卖 3 场，筹款 4200 元'],
    ['校园二手交易平台', '后端开发', '2024.09-2025.01', '用 MySQL 设计 18 张表，支撑 3000 名用户'],
    ['短链服务', '独立开发', '2024.03-2024.06', '用 Redis 缓存热点链接，命中率 96%'],
  ],
  languages: [['英语', 'CET-6', '486']],
  skills: ['Git', 'Java', 'MySQL'],
  self: '沟通能力强，抗压',
};

export const snapshotOf = (resume: Written = SOFTWARE_STUDENT): ResumeSnapshot => ({
  resumeId: 'r1',
  version: 1,
  title: '我的简历',
  language: 'zh',
  document: written(resume),
});
