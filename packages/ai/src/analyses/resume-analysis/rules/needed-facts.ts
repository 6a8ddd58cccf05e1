/** A fact that an entry of a section should state; never personal data that may be withheld. */
export interface Need {
  field: string;
  label: string;
  share: number;
  /** Alternative fields for the same fact. */
  or?: readonly string[];
}

const WORK: readonly Need[] = [
  { field: 'company', label: '单位名称', share: 0.25 },
  { field: 'title', label: '岗位名称', share: 0.25, or: ['roles'] },
  { field: 'period', label: '起止时间', share: 0.25, or: ['roles'] },
  { field: 'highlights', label: '工作内容', share: 0.25, or: ['roles'] },
];
const NAMED_AND_DATED: readonly Need[] = [
  { field: 'name', label: '名称', share: 0.6, or: ['title'] },
  { field: 'date', label: '时间', share: 0.4, or: ['period'] },
];

/** Required facts by section; other sections only have to exist. */
export const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  basics: [
    { field: 'name', label: '姓名', share: 0.3 },
    { field: 'phone', label: '电话', share: 0.35 },
    { field: 'email', label: '邮箱', share: 0.35 },
  ],
  intention: [
    { field: 'positions', label: '目标岗位', share: 0.7 },
    { field: 'cities', label: '意向城市', share: 0.3 },
  ],
  education: [
    { field: 'school', label: '学校', share: 0.3 },
    { field: 'major', label: '专业', share: 0.25 },
    { field: 'degreeLevel', label: '学历层次', share: 0.15, or: ['degreeName'] },
    { field: 'period', label: '起止时间', share: 0.3 },
  ],
  internships: WORK,
  work: WORK,
  projects: [
    { field: 'name', label: '项目名称', share: 0.25 },
    { field: 'role', label: '本人角色', share: 0.2 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '项目内容', share: 0.35 },
  ],
  research: [
    { field: 'name', label: '课题名称', share: 0.35 },
    { field: 'role', label: '本人角色', share: 0.2 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '研究内容', share: 0.25 },
  ],
  campus: [
    { field: 'organisation', label: '组织名称', share: 0.3 },
    { field: 'role', label: '职务', share: 0.25 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '工作内容', share: 0.25 },
  ],
  awards: NAMED_AND_DATED,
  papers: NAMED_AND_DATED,
  patents: NAMED_AND_DATED,
};
