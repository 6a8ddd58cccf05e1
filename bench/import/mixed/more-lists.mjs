// More formats of grades, awards, certificates, skills, details and statements.
import { bullet, line } from '../layouts.mjs';

const row = (...cells) => ({ kind: 'row', cells });
const grid = (rows) => ({ kind: 'grid', rows });
const led = (lead, text) => ({ kind: 'bullet', text: `${lead}${text}`, lead });
const unquoted = (name) => name.replace(/[“”]/g, '');

export const MORE_MARKS = {
  rankInLine: (e) => [line(`GPA：${e.gpa}（排名：3/120）`), line(`主修：${e.courses.join('、')}`)],
  results: (e, pick) => [
    line(`学业成绩：GPA ${e.gpa}，专业前5%`),
    line(`${pick(['修读课程', '专业课', '主干课程', '重点课程'])}：${e.courses.join('、')}`),
  ],
  credit: (e) => [line(`平均学分绩点：${e.gpa}`), line(`主要课程有${e.courses.join('、')}等`)],
  bulletsBold: (e) => [led('学业绩点：', e.gpa), led('主修课程：', `${e.courses.join('、')}。`)],
  courseFirst: (e) => [line(`主修课程：${e.courses.join('；')}`), line(`GPA：${e.gpa} 专业排名：前15%`)],
  table: (e) => [row('绩点', e.gpa), row('主修课程', e.courses.join('、'))],
};
export const MORE_AWARDS = {
  leader: (list) => list.map((x) => line(`${x.name} ........ ${x.when}`)),
  icons: (list) => list.map((x) => line(`🏆 ${x.name}（${x.when}）`)),
  once: (list) => [line(`曾获${list.map((x) => `${x.name}（${x.when}）`).join('、')}。`)],
  levelled: (list) => list.map((x) => line(`${x.when} | ${x.name} | 校级`)),
  circled: (list) => list.map((x, at) => line(`${'①②③④'[at]}${x.when} ${x.name}`)),
  titled: (list) => list.map((x) => bullet(`${x.when}  被评为“${unquoted(x.name)}”`)),
  middot: (list) => list.map((x) => line(`${x.name} · ${x.when}`)),
  commaFirst: (list) => [line(list.map((x) => `${x.when}获${x.name}`).join('，'))],
  gridCounted: (list) => [
    grid([['序号', '奖项', '获奖时间'], ...list.map((x, at) => [`${at + 1}`, x.name, x.when])]),
  ],
};
export const MORE_CERTIFICATES = {
  held: (names) => [line(`持有${names.join('、')}`)],
  won: (names) => names.map((name) => line(`已获得${name}`)),
  checks: (names) => names.map((name) => line(`√ ${name}`)),
  grid: (names) => [grid([['序号', '证书名称'], ...names.map((name, at) => [`${at + 1}`, name])])],
  middots: (names) => [line(names.join(' · '))],
};
export const MORE_SKILLS = {
  grid: (list) => [grid([['技能类别', '内容'], ...list.map((x) => [x.name, x.words.join('、')])])],
  innerBars: (list) => list.map((x) => line(`${x.name}：${x.words.join(' | ')}`)),
  innerSemicolons: (list) => list.map((x) => bullet(`${x.name}：${x.words.join('；')}`)),
  wideBlank: (list) => list.map((x) => line(`${x.name}\u3000${x.words.join('、')}`)),
  checks: (list) => list.map((x) => line(`√ ${x.name}：${x.words.join('、')}`)),
  squareBullets: (list) => list.map((x) => bullet(`【${x.name}】${x.words.join('、')}`)),
  innerDots: (list) => list.map((x) => line(`${x.name}：${x.words.join(' · ')}`)),
  oneLine: (list) => [line(list.map((x) => `${x.name}：${x.words.join('、')}`).join('    '))],
};
export const MORE_DETAILS = {
  slashes: (f) => [
    line(`${f.gender}/${f.ethnicity}/${f.political}/${f.native}`),
    line(`出生年月：${f.birth}  电话：${f.phone}  邮箱：${f.email}`),
  ],
  blanksOnly: (f) => [
    line(`性别 ${f.gender}  民族 ${f.ethnicity}  籍贯 ${f.native}`),
    line(`出生年月 ${f.birth}  政治面貌 ${f.political}`),
    line(`电话 ${f.phone}  邮箱 ${f.email}`),
  ],
  phoneParts: (f) => [
    line(`(+86) ${f.phone.slice(0, 3)}-${f.phone.slice(3, 7)}-${f.phone.slice(7)} | ${f.email}`),
    line(`${f.gender} | ${f.ethnicity} | ${f.political} | 籍贯：${f.native} | 出生：${f.birth}`),
  ],
  bulletBars: (f) => [
    line(`◇ 性别：${f.gender} ◇ 民族：${f.ethnicity} ◇ 籍贯：${f.native}`),
    line(`◇ 生日：${f.birth} ◇ 政治面貌：${f.political}`),
    line(`◇ 手机：${f.phone} ◇ 邮箱：${f.email}`),
  ],
  tableStacked: (f) => [
    row('性别', '出生年月', '民族', '政治面貌', '籍贯'),
    row(f.gender, f.birth, f.ethnicity, f.political, f.native),
    row('联系电话', f.phone, '电子邮箱', f.email),
  ],
};
export const MORE_INTENTIONS = {
  bracketCity: (f) => [line(`应聘职位：${f.position}（期望城市：${f.city}）`)],
  commas: (f) => [line(`求职意向：${f.position}，期望工作城市：${f.city}`)],
  ownHeading: (f) => [
    { kind: 'heading', text: '求职意向' },
    line(`岗位：${f.position}`),
    line(`城市：${f.city}`),
  ],
  ownHeadingBare: (f) => [{ kind: 'heading', text: '求职意向' }, line(`${f.position} | ${f.city}`)],
  table: (f) => [row('应聘岗位', f.position, '意向城市', f.city)],
  more: (f) => [line(`期望职位：${f.position}    期望薪资：面议    期望城市：${f.city}    到岗时间：随时`)],
};
export const MORE_STATEMENTS = {
  stars: (said) => said.map((text) => line(`★ ${text}`)),
  checks: (said) => said.map((text) => line(`✓ ${text}`)),
  hollow: (said) => said.map((text) => line(`○ ${text}；`)),
  middots: (said) => said.map((text) => line(`· ${text}`)),
  wideDigits: (said) => said.map((text, at) => line(`${'１２３４５'[at]}、${text}。`)),
  wideDots: (said) => said.map((text, at) => line(`${at + 1}．${text}`)),
  squareDigits: (said) => said.map((text, at) => line(`[${at + 1}] ${text}`)),
  letters: (said) => said.map((text, at) => line(`${'abcde'[at]}. ${text}`)),
  chinese: (said) => said.map((text, at) => line(`（${'一二三四五'[at]}）${text}；`)),
  nested: (said, { label }) => [line(`• ${label}：`), ...said.map((text) => line(`  - ${text}`))],
  labelBracket: (said, { label }) => [line(`【${label}】`), ...said.map(bullet)],
  labelBracketInLine: (said, { label }) => [
    line(`【${label}】${said[0]}`),
    ...said.slice(1).map((text) => line(text)),
  ],
};
