import { bold, bullet, facts, heading, line } from '../layouts.mjs';
// Held-out layouts of official forms and professional pages: tables, columns, publication lists.
import { bare, chinese, dash, dot, grid, part, spread, sectionsOf } from './sections.mjs';

const lines = (items, write) => items.flatMap(write).join('\n');

/** The form in which a university recommends its graduates to schools. */
function recommendation(document) {
  const f = facts(document, chinese);
  const e = sectionsOf(document, dot, '-');
  const [studies] = sectionsOf(document, chinese).education;
  const entry = (x) => [
    `${x.when}  ${x.title}  ${x.role}`,
    ...x.said.map((text, at) => `${at + 1}、${text}。`),
  ];
  return [
    { kind: 'name', text: '普通高等学校毕业生就业推荐表' },
    grid(
      ['姓名', f.name, '性别', f.gender],
      ['出生年月', f.birth, '民族', f.ethnicity],
      ['政治面貌', f.political, '籍贯', f.native],
      ['毕业院校', studies.school, '所学专业', studies.major],
      ['学历', studies.degree, '学制', '四年'],
      ['入学时间', studies.start, '毕业时间', studies.end],
      ['平均绩点', `${studies.gpa}`, '健康状况', '健康'],
      ['联系电话', f.phone, '电子邮箱', f.email],
      ['求职意向', f.position, '意向城市', f.city],
    ),
    grid(
      ['主修课程', studies.courses.join('、')],
      ['教育实习经历', lines(e.internships, entry)],
      ['项目经历', lines(e.projects, entry)],
      ['担任学生干部情况', lines(e.campus, entry)],
      ['奖励情况', lines(e.awards, (x) => `${x.when}  ${x.name}`)],
      ['资格证书', lines(e.certificates, (name) => name)],
      ['专业技能', lines(e.skills, (x) => `${x.name}：${x.words.join('、')}`)],
      ['自我评价', e.self.join('\n')],
      ['院系推荐意见', ''],
      ['学校意见', ''],
    ),
  ];
}

/** The application form of a public institution, with tables of education and jobs inside. */
function application(document) {
  const f = facts(document, dot);
  const e = sectionsOf(document, dot, '—');
  return [
    { kind: 'name', text: '事业单位公开招聘工作人员报名表' },
    grid(
      ['姓名', f.name, '性别', f.gender, '出生年月', f.birth],
      ['民族', f.ethnicity, '籍贯', f.native, '政治面貌', f.political],
      ['健康状况', '良好', '婚姻状况', '未婚', '手机号码', f.phone],
      ['报考岗位', f.position, '意向城市', f.city, '电子邮箱', f.email],
    ),
    grid(['学习经历']),
    grid(
      ['起止时间', '毕业院校', '所学专业', '学历'],
      ...e.education.map((x) => [x.when, x.school, x.major, x.degree]),
    ),
    grid(['工作经历']),
    grid(
      ['起止时间', '工作单位', '职务', '主要工作内容'],
      ...e.work.map((x) => [
        x.when,
        x.title,
        x.role,
        x.said.map((text, at) => `${at + 1}.${text}`).join('\n'),
      ]),
    ),
    grid(
      ['获奖情况', lines(e.awards, (x) => `${x.when} ${x.name}`)],
      ['资格证书', e.certificates.join('；')],
      ['专业特长', lines(e.skills, (x) => `${x.name}：${x.words.join('、')}`)],
      ['自我评价', e.self.join('\n')],
    ),
    line('本人承诺以上所填内容真实有效，如有不实，取消聘用资格。'),
    line('报名人签名：                年    月    日'),
  ];
}

/** A designer's page: a bar with contacts and tools, the portfolio next to it. */
function portfolio(document) {
  const f = facts(document, dot);
  const e = sectionsOf(document, dot, ' — ');
  const entry = (x) => [
    bold(x.title),
    { kind: 'spread', left: x.role, right: x.when },
    ...x.said.map((text) => line(`· ${text}`)),
  ];
  return [
    {
      kind: 'columns',
      side: 'left',
      narrow: [
        { kind: 'name', text: f.name },
        line(`求职岗位 ${f.position}`),
        heading('联系我'),
        line(`Tel  ${f.phone}`),
        line(`Mail  ${f.email}`),
        line('作品集：https://example.com/works'),
        heading('基本信息'),
        line(f.gender),
        line(`${f.birth} 出生`),
        line(`籍贯 ${f.native}`),
        line(`期望城市 ${f.city}`),
        heading('软件技能'),
        ...e.skills.flatMap((x) => [bold(x.name), line(x.words.join(' / '))]),
        heading('证书'),
        ...e.certificates.map(line),
        heading('获奖'),
        ...e.awards.map((x) => line(`${x.when}  ${x.name}`)),
      ],
      wide: [
        ...part('关于我', e.self, (text) => [line(text)]),
        ...part('教育', e.education, (x) => [
          bold(x.school),
          { kind: 'spread', left: `${x.major} · ${x.degree}`, right: x.when },
          line(`绩点 ${x.gpa}/4.0`),
          line(`主修课程 ${x.courses.join(' / ')}`),
        ]),
        ...part('实习', e.internships, entry),
        ...part('项目', e.projects, entry),
      ],
    },
  ];
}

const VENUES = ['物理化学学报, 2023, 39(5): 2210045.', 'Advanced Energy Materials, 2024, 14(12): 2303912.'];
const isLatin = (title) => /^[\x20-\x7e]+$/.test(title);

/** A doctor's page: education, research and a list of cited papers. */
function academic(document) {
  const f = facts(document, dash);
  const e = sectionsOf(document, dash, ' 至 ');
  const honours = sectionsOf(document, bare).awards;
  const cited = (title, at) =>
    `[${at + 1}] ${isLatin(title) ? 'Shi H, Ning Z, Ge S' : `${f.name}, 王凯, 李明远`}. ${title}[J]. ${VENUES[at]}`;
  return [
    { kind: 'name', text: f.name },
    line(`${f.gender}，${f.birth} 出生，${f.ethnicity}，${f.political}，籍贯：${f.native}`),
    line(`手机：${f.phone}；E-mail：${f.email}`),
    line(`应聘岗位：${f.position}；意向城市：${f.city}`),
    ...part('教育背景', e.education, (x) => [spread(`${x.school}，${x.major}，${x.degree}`, x.when)]),
    ...part('科研经历', e.research, (x) => [
      bold(x.title),
      line(`时间：${x.when}；角色：${x.role}`),
      ...x.said.map((text) => bullet(`${text}；`)),
    ]),
    ...part('发表论文', e.papers.map(cited), (text) => [line(text)]),
    ...part('奖励与荣誉', honours, (x) => [line(`${x.name}，${x.when}`)]),
    ...part('专业技能', e.skills, (x) => [bullet(`${x.name}：${x.words.join('，')}`)]),
    ...part('个人总结', e.self, (text) => [line(text)]),
  ];
}

export const forms = { recommendation, application, portfolio, academic };
