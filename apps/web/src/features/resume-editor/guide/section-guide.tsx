import { Icon } from '@qicheng/ui/icon';
import { useId } from 'react';
import { useSharedState } from '#src/lib/shared-state.js';
import { openDrawer } from '../shortcuts/tool-state.js';
import styles from './guide.module.css';

/** Writing tips of a section, with a weak and a better example; people and figures are fictional. */
export interface SectionTip {
  readonly points: readonly string[];
  readonly weak?: string;
  readonly better?: string;
}

const EXPERIENCE: SectionTip = {
  points: [
    '以动词开头，一条只写一件事',
    '写清做法，再写结果；有数字就写数字',
    '按与目标岗位的相关程度取舍，三到五条为宜',
  ],
  weak: '负责公司公众号的运营工作，表现良好。',
  better: '策划 12 期校园选题，单篇阅读量由 800 升至 3,200，粉丝三个月增长 41%。',
};

export const SECTION_TIPS: Readonly<Record<string, SectionTip>> = {
  basics: {
    points: [
      '手机与邮箱核对一遍，邮箱名用姓名拼音为好',
      '性别、籍贯等按招聘要求填写，不是越全越好',
      '一句话介绍写身份与方向，不写口号',
    ],
    weak: '阳光开朗，积极向上，寻求发展机会',
    better: '后端开发工程师 · 2027 届 · 熟悉 Java 与 MySQL',
  },
  intention: {
    points: [
      '岗位名称与招聘信息一致，最多写两个相近的岗位',
      '到岗时间写具体，例如“两周内”',
      '应届生可以不写薪资',
    ],
  },
  education: {
    points: ['从最高学历写起', '成绩靠前再写绩点与排名，并写明范围', '主修课程只留与岗位有关的四到六门'],
    weak: '主修课程：高等数学、大学英语、体育、思想政治、计算机基础等',
    better: '绩点 3.8/4.0，专业排名 6/128；主修数据结构（96）、操作系统（94）',
  },
  work: EXPERIENCE,
  internships: EXPERIENCE,
  projects: {
    points: [
      '先用一句话说清项目解决什么问题',
      '写自己做的部分，不写团队做的全部',
      '技术与工具放进“技术与工具”，正文只写怎么用',
    ],
    weak: '参与校园二手平台开发，使用了很多技术。',
    better: '独立完成订单模块：以幂等键解决重复下单，2,000 并发压测零重复。',
  },
  research: {
    points: ['写明课题、自己的问题与方法', '结果写数据、论文或专利的状态', '仪器与软件写到型号'],
    weak: '跟随导师做实验，学到了很多。',
    better: '搭建高温疲劳试验台，完成 3 组 96 个试样测试，数据用于论文第 4 节。',
  },
  campus: {
    points: ['职务之后写规模：多少人、多少场、多少预算', '写一件难事和处理办法', '与岗位无关的职务一行带过'],
    weak: '担任学生会干部，组织了很多活动。',
    better: '任技术部部长，带 14 人组织 8 场技术分享，累计 410 人次参加。',
  },
  practice: {
    points: ['写时长、对象与自己的分工', '结果可以是服务人数、报告或奖项', '志愿服务写清组织单位'],
    weak: '暑期参加了支教活动。',
    better: '为 36 名四年级学生授课 60 课时，编写的实验课教案被学校沿用。',
  },
  awards: {
    points: ['按级别从高到低，写全称与年份', '比赛写获奖比例或名次', '五项以内最有分量'],
    weak: '多次获得奖学金',
    better: '国家奖学金（2025，年级前 2%）',
  },
  certificates: {
    points: ['只写已取得的证书，写清成绩或等级', '过期的证书不写', '名称用证书上的全称'],
  },
  skills: {
    points: ['按类别分组，每组先写最熟的', '熟练程度要经得起追问', '工具名称用官方写法，例如 MySQL、GitHub'],
    weak: '精通各种办公软件和编程语言',
    better: '数据：SQL（熟练）、Python pandas（熟练）、Tableau（掌握）',
  },
  languages: { points: ['写考试与分数，没有考试写能做什么', '口语与书面可以分开说明'] },
  selfEvaluation: {
    points: [
      '三句以内：方向、能力、证据',
      '每个形容词后面跟一件事',
      '不写“性格开朗、吃苦耐劳”这类人人可写的话',
    ],
    weak: '本人性格开朗，吃苦耐劳，有较强的学习能力。',
    better: '两段后端实习，独立负责过日均 30 万次调用的接口；熟悉从压测到上线的完整流程。',
  },
  portfolio: { points: ['每件作品写自己的职责与结果', '链接要能打开，不需要登录', '先放最好的一件'] },
  hobbies: { points: ['写具体的，能聊得起来的', '与岗位有关的优先'] },
  references: { points: ['先征得对方同意', '写清对方与您的关系'] },
  family: {
    points: [
      '只在报名表等明确要求时填写，其他单位不必写',
      '会打印在您自己的预览和导出里，分享链接从不显示',
      '没有填的栏目不占列',
    ],
  },
  papers: { points: ['写全作者次序、期刊与状态', '在投与录用分清楚'] },
  coverLetters: {
    points: ['称呼写到具体的人或部门', '说明为什么是这家单位、这个岗位', '一页以内，不重复简历'],
  },
};

/** Writing tips for the open section: collapsed until opened, then open across sections. */
export function SectionGuide({ sectionKey }: { sectionKey: string }) {
  const id = useId();
  const isOpen = useSharedState((state) => state.showTipsModuleName !== '');
  const tip = SECTION_TIPS[sectionKey];
  if (!tip) return null;
  const { points, weak, better } = tip;
  return (
    <div className={styles.guide}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => useSharedState.setState({ showTipsModuleName: isOpen ? '' : sectionKey })}
      >
        <Icon name="info" size={16} />
        怎么写好这一部分
        <span className={styles.chevron} aria-hidden="true">
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.tips}>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {weak && better ? (
          <dl>
            <dt>可以更好</dt>
            <dd className={styles.weak}>{weak}</dd>
            <dt>更有说服力</dt>
            <dd className={styles.better}>{better}</dd>
          </dl>
        ) : null}
        <button type="button" className={styles.more} onClick={() => openDrawer('phrases')}>
          看这一部分的范文
        </button>
      </div>
    </div>
  );
}
