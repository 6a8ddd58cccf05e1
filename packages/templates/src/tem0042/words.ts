import type { WordForm } from '@qicheng/resume/word-layout';

/** Title of the form, on the page and in its Word file. */
export const TITLE = { zh: '应聘登记表', en: 'Application Form' } as const;

/** The last row, which is signed by hand. */
export const CLOSING = {
  zh: {
    text: '本人承诺以上所填内容真实、准确，如有不实，愿承担相应责任。',
    signed: '签名：　　　　　　日期：　　　　年　　月　　日',
  },
  en: {
    text: 'I declare that all statements above are true and complete.',
    signed: 'Signature: ____________________  Date: ______________',
  },
} as const;

export type FormColumns = NonNullable<WordForm['columnHeads']>['zh'];

/** The column headers of entries. */
export const COLUMNS: Readonly<Record<'zh' | 'en', FormColumns>> = {
  zh: {
    bySection: {
      education: ['起止时间', '毕业院校', '专业与学历'],
      work: ['起止时间', '工作单位', '部门与职务'],
      internships: ['起止时间', '实习单位', '部门与岗位'],
      projects: ['起止时间', '项目名称', '担任角色'],
      awards: ['获得时间', '荣誉名称', '级别'],
      certificates: ['取得时间', '证书名称', '成绩与说明'],
    },
    others: ['时间', '名称', '说明'],
  },
  en: {
    bySection: {
      education: ['Dates', 'School', 'Degree and subject'],
      work: ['Dates', 'Employer', 'Position and department'],
      internships: ['Dates', 'Employer', 'Position and department'],
      projects: ['Dates', 'Project', 'Role'],
      awards: ['Date', 'Honour', 'Level and issuer'],
      certificates: ['Date', 'Certificate', 'Result and issuer'],
    },
    others: ['Date', 'Name', 'Remarks'],
  },
};
