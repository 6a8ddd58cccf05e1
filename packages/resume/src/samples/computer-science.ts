import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('cs');

/** 计算机校招: one page, bilingual throughout. */
export const computerScienceSample: ResumeDocument = compose(
  {
    order: [
      'intention',
      'education',
      'internships',
      'projects',
      'campus',
      'awards',
      'skills',
      'selfEvaluation',
    ],
  },
  {
    basics: {
      name: { zh: '林知远', en: 'Zhiyuan Lin' },
      headline: t('后端开发工程师 · 2027 届', 'Backend Engineer · Class of 2027'),
      gender: 'male',
      birthDate: day('2004.08'),
      politicalStatus: { code: '02' },
      nativePlace: { code: '430100', name: t('湖南长沙', 'Changsha, Hunan') },
      residence: { code: '420100', name: t('湖北武汉', 'Wuhan, Hubei') },
      phone: '13800000001',
      email: 'lin.zhiyuan@example.com',
      links: [{ id: id(), network: t('GitHub', 'GitHub'), url: 'https://github.com/example-lin' }],
    },
    intention: {
      positions: [{ name: t('后端开发工程师', 'Backend engineer') }],
      cities: [{ name: t('武汉', 'Wuhan') }, { name: t('深圳', 'Shenzhen') }],
      salary: { min: 15, max: 20, unit: 'kiloPerMonth' },
      jobType: 'fullTime',
      arrival: t('2027 年 7 月', 'July 2027'),
      status: 'student',
    },
    education: [
      {
        id: id(),
        school: {
          name: t('江城理工大学', 'Jiangcheng University of Technology'),
          tags: ['211', 'doubleFirst'],
        },
        college: t('计算机学院', 'School of Computer Science'),
        major: t('软件工程', 'Software Engineering'),
        degreeLevel: 'bachelor',
        period: span('2023.09-2027.06'),
        gpa: { value: 3.82, scale: 4 },
        rank: { position: 6, total: 128, percent: 5, scope: 'major' },
        courses: [
          { name: t('数据结构', 'Data Structures'), score: '96' },
          { name: t('操作系统', 'Operating Systems'), score: '94' },
          { name: t('计算机网络', 'Computer Networks'), score: '93' },
          { name: t('数据库系统', 'Database Systems'), score: '95' },
        ],
      },
    ],
    internships: [
      {
        id: id(),
        company: t('星河云计算有限公司', 'Xinghe Cloud Computing'),
        department: t('存储平台部', 'Storage Platform'),
        title: t('后端开发实习生', 'Backend Intern'),
        place: t('深圳', 'Shenzhen'),
        period: span('2026.06-2026.09'),
        highlights: bullets(
          [
            '负责对象存储元数据服务的分页查询改造，将深翻页的 P99 延迟从 **420 ms 降至 68 ms**',
            'Reworked paged queries of the object-storage metadata service, cutting deep-page P99 latency **from 420 ms to 68 ms**',
          ],
          [
            '设计基于 Redis 的配额缓存与失效策略，配额校验的数据库读请求下降 **73%**',
            'Designed a Redis quota cache with invalidation, lowering database reads for quota checks by **73%**',
          ],
          [
            '为 12 个核心接口补齐集成测试，覆盖率由 41% 提高到 82%，连续两个版本零回滚',
            'Added integration tests to 12 core endpoints, raising coverage from 41% to 82%; no rollback in two releases',
          ],
        ),
      },
    ],
    projects: [
      {
        id: id(),
        name: t('校园二手交易平台', 'Campus Second-Hand Marketplace'),
        role: t('后端负责人', 'Backend lead'),
        kind: 'course',
        period: span('2025.03-2025.12'),
        tech: ['TypeScript', 'NestJS', 'PostgreSQL', 'Redis'],
        teamSize: 5,
        highlights: bullets(
          [
            '用事务发件箱与幂等键解决重复下单，压测 2,000 并发下订单零重复',
            'Eliminated duplicate orders with a transactional outbox and idempotency keys, verified with 2,000 concurrent users',
          ],
          [
            '以双字切分加 GIN 索引实现中文商品搜索，平均响应 **6 ms**',
            'Built Chinese product search on bigrams and a GIN index, with a mean response time of **6 ms**',
          ],
        ),
        results: [
          {
            id: id(),
            name: t('注册用户', 'Registered users'),
            before: '400',
            after: '3,200',
            unit: t('人', 'users'),
          },
          {
            id: id(),
            name: t('月成交', 'Monthly orders'),
            before: '120',
            after: '640',
            unit: t('单', 'orders'),
          },
        ],
      },
      {
        id: id(),
        name: t('轻量级键值存储引擎', 'Lightweight Key-Value Store'),
        role: t('独立开发', 'Sole developer'),
        period: span('2024.09-2025.01'),
        tech: ['C++', 'LSM-Tree', 'GoogleTest'],
        link: 'https://github.com/example-lin/kv',
        highlights: bullets([
          '实现跳表、SSTable 与分层合并，随机写吞吐达到同机 LevelDB 的 87%',
          'Implemented skip lists, SSTables and levelled compaction; random writes reach 87% of LevelDB on the same machine',
        ]),
      },
    ],
    campus: [
      {
        id: id(),
        organisation: t('开源软件协会', 'Open Source Society'),
        role: t('技术部部长', 'Head of Technology'),
        level: 'university',
        period: span('2024.09-2025.06'),
        highlights: bullets([
          '组织 8 场技术分享与 1 次 48 小时开发马拉松，累计 410 人次参加',
          'Organised eight tech talks and a 48-hour hackathon with a total attendance of 410',
        ]),
      },
    ],
    awards: [
      {
        id: id(),
        name: t('全国大学生程序设计竞赛', 'National Collegiate Programming Contest'),
        level: 'national',
        grade: t('银奖', 'Silver medal'),
        team: true,
        date: day('2025.11'),
      },
      {
        id: id(),
        name: t('国家奖学金', 'National Scholarship'),
        level: 'national',
        date: day('2025.10'),
      },
    ],
    skills: [
      {
        id: id(),
        name: t('编程语言', 'Languages'),
        level: 'expert',
        keywords: ['TypeScript', 'Go', 'C++'],
      },
      {
        id: id(),
        name: t('后端', 'Backend'),
        level: 'proficient',
        keywords: ['NestJS', 'PostgreSQL', 'Redis'],
      },
      {
        id: id(),
        name: t('英语', 'English'),
        keywords: ['CET-6 568'],
        description: t('可阅读英文文档', 'reads technical documentation'),
      },
    ],
    selfEvaluation: paragraphs([
      '对性能与正确性有耐心，习惯先测量再优化；乐于写文档与测试，能独立把一个模块从设计推进到上线。',
      'Cares about performance and correctness: measures before optimising, documents and tests thoroughly, and takes a module from design to production.',
    ]),
  },
);
