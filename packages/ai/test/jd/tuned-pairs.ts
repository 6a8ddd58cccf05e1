import type { Written } from '../resume-analysis/written-resume.js';
import { fitPair, type FitPair } from './fit-pair.js';
import { POSTINGS } from './postings.js';

const posting = (name: string): string => POSTINGS.find((each) => each.name === name)?.text ?? '';
const java = posting('headings, numbers and labels');
const media = posting('everything in one line');
const accounting = posting('brackets as headings');
const frontend = posting('an app posting with its line of facts');
const tester = posting('a tester with any of several languages');
const nurse = posting('a nurse');

const backend: Written = {
  position: 'Java后端开发工程师',
  school: ['江城大学', '软件工程', '2022.09-2026.06'],
  internships: [
    [
      '云栈信息技术有限公司',
      '后端开发实习生',
      '2025.06-2025.09',
      '用 Java 与 Spring Boot 开发订单接口 12 个',
      '参与需求评审和文档整理',
    ],
  ],
  projects: [['校园二手交易平台', '后端开发', '2024.09-2025.01', '用 MySQL 设计 18 张表，支撑 3000 名用户']],
  skills: ['Java', 'MySQL', 'Git'],
};
const editor: Written = {
  position: '新媒体运营',
  school: ['南湖传媒学院', '网络与新媒体', '2023.09-2027.06'],
  campus: [['校学生会宣传部', '干事', '2023.10-2025.06', '运营学院公众号，推送 46 篇，累计阅读 8.2 万次']],
  skills: ['Photoshop', '剪映'],
};
const accountant: Written = {
  position: '会计',
  school: ['滨海财经大学', '会计学', '2018.09-2022.06'],
  work: [
    [
      '禾木食品（上海）有限公司',
      '会计',
      '2022.07-2025.09',
      '编制凭证与月度报表，每月结账 5 天内完成',
      '负责增值税纳税申报，连续 36 个月无差错',
    ],
  ],
  skills: ['Excel', '金蝶'],
};
const weaver: Written = {
  position: '前端开发工程师',
  school: ['关中工业大学', '计算机科学与技术', '2020.09-2024.06'],
  work: [
    [
      '星河云计算有限公司',
      '前端开发',
      '2024.07-2025.10',
      '用 Vue 与 TypeScript 重构报表页面，首屏时间由 4.1 秒降到 1.6 秒',
    ],
  ],
  skills: ['JavaScript', 'TypeScript', 'Vue'],
};

/** The rules were tuned on these. */
export const TUNED_FIT_PAIRS: readonly FitPair[] = [
  fitPair(
    'a tool of the posting is used in an action instead of listed',
    java,
    backend,
    { skills: ['Java', 'MySQL', 'Git', 'Redis'] },
    {
      skills: ['Java', 'MySQL', 'Git', 'Redis'],
      projects: [
        [
          '校园二手交易平台',
          '后端开发',
          '2024.09-2025.01',
          '用 MySQL 设计 18 张表，支撑 3000 名用户',
          '用 Redis 缓存热门商品，接口耗时由 320 毫秒降到 40 毫秒',
        ],
      ],
    },
  ),
  fitPair(
    'a result with figures is added to a related action',
    java,
    backend,
    {},
    {
      internships: [
        [
          '云栈信息技术有限公司',
          '后端开发实习生',
          '2025.06-2025.09',
          '用 Java 与 Spring Boot 开发订单接口 12 个，平均响应时间由 480 毫秒降到 150 毫秒',
          '参与需求评审和文档整理',
        ],
      ],
    },
  ),
  fitPair(
    'a preferred experience is written out',
    java,
    backend,
    {},
    {
      projects: [
        [
          '校园二手交易平台',
          '后端开发',
          '2024.09-2025.01',
          '用 MySQL 设计 18 张表，支撑 3000 名用户',
          '引入 Kafka 削峰，支撑每秒 1200 次高并发请求',
        ],
      ],
    },
  ),
  fitPair(
    'an unrelated project is replaced by a related one',
    java,
    backend,
    { projects: [['爱心义卖活动', '组织者', '2024.09-2024.11', '组织义卖 3 场，筹款 4200 元']] },
    {},
  ),
  fitPair(
    'a platform of the posting is named instead of a general word',
    media,
    editor,
    {
      campus: [['校学生会宣传部', '干事', '2023.10-2025.06', '负责部门平台日常更新']],
    },
    {},
  ),
  fitPair(
    'the data of an activity is told',
    media,
    editor,
    {},
    {
      campus: [
        [
          '校学生会宣传部',
          '干事',
          '2023.10-2025.06',
          '运营学院公众号，推送 46 篇，累计阅读 8.2 万次',
          '策划线上活动 5 场并复盘数据，报名人数由 120 人增至 410 人',
        ],
      ],
    },
  ),
  fitPair(
    'a certificate that is asked for is added',
    accounting,
    accountant,
    {},
    { skills: ['Excel', '金蝶', '初级会计职称'] },
  ),
  fitPair(
    'the years of work are stated',
    accounting,
    accountant,
    {
      work: [
        ['禾木食品（上海）有限公司', '会计', '2024.07-2025.02', '编制凭证与月度报表，每月结账 5 天内完成'],
      ],
    },
    {},
  ),
  fitPair(
    'a duty of the posting is shown by an action',
    accounting,
    accountant,
    {},
    {
      work: [
        [
          '禾木食品（上海）有限公司',
          '会计',
          '2022.07-2025.09',
          '编制凭证与月度报表，每月结账 5 天内完成',
          '负责增值税纳税申报，连续 36 个月无差错',
          '配合年度审计，整理底稿 120 份，审计调整 0 笔',
        ],
      ],
    },
  ),
  fitPair(
    'a mini program that is preferred is added',
    frontend,
    weaver,
    {},
    {
      projects: [
        [
          '校园约课小程序',
          '独立开发',
          '2023.09-2023.12',
          '用微信小程序与 Vite 完成 14 个页面，注册用户 860 人',
        ],
      ],
    },
  ),
  fitPair(
    'what is only claimed of oneself becomes an action',
    frontend,
    weaver,
    { self: '熟悉前端工程化，用过 webpack' },
    {
      work: [
        [
          '星河云计算有限公司',
          '前端开发',
          '2024.07-2025.10',
          '用 Vue 与 TypeScript 重构报表页面，首屏时间由 4.1 秒降到 1.6 秒',
          '迁移 webpack 到 Vite，构建时间由 90 秒降到 12 秒',
        ],
      ],
    },
  ),
  fitPair(
    'one of several languages is used',
    tester,
    {
      position: '测试开发',
      school: ['江城大学', '软件工程', '2019.09-2023.06'],
      work: [
        ['云栈信息技术有限公司', '测试工程师', '2023.07-2025.10', '编写测试用例 320 条，发现缺陷 86 个'],
      ],
    },
    { skills: ['Linux'] },
    { skills: ['Linux', 'Python', 'Postman'] },
  ),
  fitPair(
    'a licence and a ward are stated',
    nurse,
    {
      position: '护士',
      school: ['云岭医科大学', '护理学', '2022.09-2026.06'],
      internships: [['江城市第三人民医院', '实习护士', '2025.06-2026.02', '完成静脉输液 600 余次']],
    },
    {},
    {
      internships: [
        [
          '江城市第三人民医院',
          '实习护士',
          '2025.06-2026.02',
          '完成静脉输液 600 余次，一次成功率 93%',
          '监测生命体征并书写护理文书 400 份',
        ],
      ],
      skills: ['护士执业资格证'],
    },
  ),
];
