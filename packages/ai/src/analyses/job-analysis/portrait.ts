import type { JobPortrait } from '@qicheng/analysis/job-analysis-result';
import type { Source } from '@qicheng/analysis/result';
import { abilityOf, type Occupation, OCCUPATIONS_VERSION } from '../../data/occupations.js';
import { DEGREE_LABELS } from './fit/education.js';

const LOOK_UP = [
  '当地人力资源和社会保障部门每年公布的企业薪酬调查信息（工资价位）',
  '国家统计局公布的城镇单位就业人员平均工资',
  '目标学校的毕业生就业质量年度报告',
  '招聘公告写明的薪资，以及面试时向 HR 核实',
] as const;

/** An occupation as it is usual; pay is missing, since no figure with a source and a date is at hand. */
export function portraitOf(occupation: Occupation, city: string | undefined): JobPortrait {
  const { summary, duties, abilities, majors, certificates, degree, experience, path } = occupation;
  const place = city === undefined || city === '' ? '' : `${city}的`;
  return {
    summary,
    duties: [...duties],
    abilities: abilities.map(({ key, weight }) => {
      const { label, kind, shownBy } = abilityOf(key);
      return { key, label, kind, weight, shownBy };
    }),
    entry: {
      degree: DEGREE_LABELS[degree],
      majors: [...majors],
      certificates: certificates.map((each) => ({ ...each })),
      experience,
    },
    path: path.map((step) => ({ ...step })),
    salary: {
      state: 'missing',
      text: `数据缺失：本站没有${place}“${occupation.name}”带来源与日期的薪资数据，因此不给出区间。可以从下列渠道查询，查到后请记下来源与日期。`,
      figures: [],
      lookUp: [...LOOK_UP],
    },
  };
}

/** What a portrait is made from. */
export const portraitSource: Source = {
  title: `启程职业画像表 ${OCCUPATIONS_VERSION}（自编：按各职业常见的职责与要求整理，不含薪资）`,
  publisher: '启程',
  date: '2026-11',
};
