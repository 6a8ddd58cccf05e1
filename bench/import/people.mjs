// Fictional people with known fields. The held-out half of the words is used by held-out cases only.
import { compose, composer, day, span } from '../../packages/resume/dist/samples/compose.js';
import { draws } from './draws.mjs';

const WORDS = {
  tuned: {
    names: ['张晓雯', '李子涵', '王浩然', '刘思远', '陈雨桐', '欧阳明哲', '赵喆', '周堃', '吴镕', '孙一诺'],
    schools: [
      '武汉大学',
      '华中科技大学',
      '江城理工大学',
      '滨海财经大学',
      '云岭医科大学',
      '南湖职业技术学院',
      '复旦大学',
    ],
    majors: ['软件工程', '会计学', '护理学', '汉语言文学', '机械工程', '市场营销', '国际经济与贸易'],
    companies: [
      '星河云计算有限公司',
      '禾木食品（上海）有限公司',
      '衡远自动化设备股份有限公司',
      '江城市第三人民医院',
      '钱塘会计师事务所',
      '长江证券股份有限公司',
    ],
    titles: ['产品经理', '数据分析实习生', '前端开发工程师', '财务专员', '新媒体运营', '质量工程师'],
    cities: ['武汉', '上海', '深圳', '西安', '杭州'],
    origins: ['湖北武汉', '湖南长沙', '江苏南京', '四川成都'],
    organisations: ['校学生会', '青年志愿者协会', '机器人社', '校广播站'],
    offices: ['宣传部部长', '副主席', '干事', '社长'],
    projects: ['校园二手交易平台', '基于深度学习的缺陷检测系统', '新品上市推广方案', '企业税务筹划案例分析'],
    roles: ['负责人', '核心成员', '后端开发', '队长'],
    awards: [
      '国家奖学金',
      '校级三好学生',
      '全国大学生数学建模竞赛',
      '优秀学生干部',
      '“互联网+”创新创业大赛银奖',
    ],
    certificates: ['大学英语六级', '计算机二级', '初级会计职称', '普通话二级甲等', '教师资格证'],
    skills: [
      ['编程语言', ['Python', 'Java', 'SQL']],
      ['办公软件', ['Excel', 'Word', 'PowerPoint']],
      ['设计工具', ['Photoshop', 'Figma']],
    ],
    verbs: ['负责', '参与', '主导', '独立完成', '协助'],
    objects: [
      '订单系统的性能优化',
      '华中区域的新品推广',
      '月度结账与报表自动化',
      '病区护理质量改进',
      '用户增长实验平台的建设',
    ],
    means: [
      '梳理20余个业务流程',
      '引入缓存与批量写入策略',
      '设计标准化流程并组织6次培训',
      '搭建自动取数脚本',
    ],
    results: ['使平均耗时下降32%', '覆盖用户3000人', '年度节省成本12万元', '合格率提高到96%'],
    evaluations: [
      '性格开朗，责任心强，具有良好的沟通能力和团队协作精神。',
      '对数据敏感，习惯先测量再优化，能独立推进项目落地。',
    ],
  },
  heldOut: {
    names: ['林知夏', '何嘉怡', '高振宇', '马骁', '司徒静', '郭晨曦', '罗文博', '谢婉莹', '唐一鸣', '韩雪'],
    schools: [
      '中山大学',
      '四川师范大学',
      '西北工业大学',
      '东海海洋学院',
      '广东轻工职业技术大学',
      '浙江传媒学院',
    ],
    majors: ['电子信息工程', '人力资源管理', '临床医学', '新闻学', '土木工程', '数据科学与大数据技术'],
    companies: [
      '蓝鲸网络科技有限公司',
      '招商银行广州分行',
      '远景能源集团',
      '南山区实验小学',
      '德勤华永会计师事务所',
      '云帆文化传媒工作室',
    ],
    titles: ['人力资源实习生', '算法工程师', '客户经理', '语文教师', '审计助理', '视频剪辑'],
    cities: ['广州', '成都', '南京', '北京', '厦门'],
    origins: ['广东佛山', '四川绵阳', '福建泉州', '河南洛阳'],
    organisations: ['院团委', '摄影协会', '辩论队', '大学生艺术团'],
    offices: ['组织部副部长', '会长', '队长', '团支书'],
    projects: ['智慧停车管理系统', '乡村振兴调研', '城市交通流量预测研究', '短视频账号从零到一'],
    roles: ['项目负责人', '算法工程师', '调研组长', '组员'],
    awards: [
      '国家励志奖学金',
      '校级优秀毕业生',
      '挑战杯省级二等奖',
      '优秀共青团员',
      '全国大学生英语竞赛三等奖',
    ],
    certificates: ['大学英语四级', '证券从业资格证', '普通话一级乙等', '机动车驾驶证C1', '计算机三级'],
    skills: [
      ['专业软件', ['MATLAB', 'AutoCAD', 'SPSS']],
      ['开发技术', ['C++', 'Linux', 'Docker']],
      ['新媒体', ['剪映', '秀米']],
    ],
    verbs: ['牵头', '配合', '组织', '跟进', '完成'],
    objects: [
      '校园招聘的简历筛选与面试安排',
      '客户尽职调查底稿的整理',
      '公众号日常内容的策划与排版',
      '模型训练数据的清洗',
      '施工图纸的复核',
    ],
    means: ['建立共享台账逐项跟踪', '对比三家供应商报价', '采用交叉验证调参', '每周复盘一次'],
    results: ['按期交付率达到98%', '粉丝数增长1.2万', '召回率提升7个百分点', '缩短工期15天'],
    evaluations: [
      '做事踏实细致，抗压能力强，乐于学习新的工具和方法。',
      '有较强的文字功底，善于与不同部门的同事合作。',
    ],
  },
};

/** One person; equal seed and words give an equal document. */
export function person(seed, words) {
  const vocabulary = WORDS[words];
  const { of, some, between } = draws(seed * 7919 + (words === 'tuned' ? 1 : 2));
  const { id, t, bullets, paragraphs } = composer(`p${seed}x`);
  const year = between(2019, 2022);
  const statement = () =>
    `${of(vocabulary.verbs)}${of(vocabulary.objects)}，${of(vocabulary.means)}，${of(vocabulary.results)}`;
  const statements = (count) => bullets(...new Set(Array.from({ length: count }, statement)));
  const companies = some(vocabulary.companies, 2);
  const [city] = some(vocabulary.cities, 1);
  return compose(
    {
      order: [
        'intention',
        'education',
        'internships',
        'projects',
        'campus',
        'awards',
        'certificates',
        'skills',
        'selfEvaluation',
      ],
    },
    {
      basics: {
        name: { zh: of(vocabulary.names) },
        gender: of(['male', 'female']),
        birthDate: day(`${year - 18}.${String(between(1, 12)).padStart(2, '0')}`),
        politicalStatus: { code: of(['01', '02', '03', '13']) },
        ethnicity: of(['01', '01', '15', '03']),
        nativePlace: { name: t(of(vocabulary.origins)) },
        phone: `13${between(100000000, 999999999)}`,
        email: `${of(['zhang', 'li', 'job', 'hello'])}${between(100, 9999)}@example.com`,
      },
      intention: { positions: [{ name: t(of(vocabulary.titles)) }], cities: [{ name: t(city) }] },
      education: [
        {
          id: id(),
          school: { name: t(of(vocabulary.schools)) },
          major: t(of(vocabulary.majors)),
          degreeLevel: of(['bachelor', 'bachelor', 'master', 'college']),
          period: span(`${year}.09-${year + 4}.06`),
          gpa: { value: between(30, 39) / 10, scale: 4 },
          courses: some(['管理学', '数据结构', '概率论', '统计学原理', '大学英语'], 3).map((name) => ({
            name: t(name),
          })),
        },
      ],
      internships: companies.map((company, index) => ({
        id: id(),
        company: t(company),
        title: t(of(vocabulary.titles)),
        period: span(
          `${year + 3 - index}.0${between(1, 4)}-${year + 3 - index}.${String(between(6, 11)).padStart(2, '0')}`,
        ),
        highlights: statements(between(2, 3)),
      })),
      projects: some(vocabulary.projects, 2).map((name, index) => ({
        id: id(),
        name: t(name),
        role: t(of(vocabulary.roles)),
        period: span(`${year + 2 - index}.10-${year + 3 - index}.02`),
        highlights: statements(2),
      })),
      campus: [
        {
          id: id(),
          organisation: t(of(vocabulary.organisations)),
          role: t(of(vocabulary.offices)),
          period: span(`${year + 1}.09-${year + 2}.06`),
          highlights: statements(1),
        },
      ],
      awards: some(vocabulary.awards, 2).map((name) => ({
        id: id(),
        name: t(name),
        date: day(`${year + 2}.${between(10, 12)}`),
      })),
      certificates: some(vocabulary.certificates, 2).map((name) => ({ id: id(), name: t(name) })),
      skills: some(vocabulary.skills, 2).map(([name, keywords]) => ({ id: id(), name: t(name), keywords })),
      selfEvaluation: paragraphs(of(vocabulary.evaluations)),
    },
  );
}
