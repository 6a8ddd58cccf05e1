// The content before the first section: name, details, intention.
import { bold, line } from '../layouts.mjs';
import { MORE_DETAILS, MORE_INTENTIONS } from './more-lists.mjs';

const row = (...cells) => ({ kind: 'row', cells });
const wide = (label) => (label.length === 2 ? `${label[0]}    ${label[1]}` : label);
const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, at * size + size));

const LABELS = {
  gender: ['性别'],
  birth: ['出生年月', '出生日期', '生日', '出生', '出生时间'],
  ethnicity: ['民族'],
  native: ['籍贯', '祖籍'],
  political: ['政治面貌', '政治身份'],
  phone: ['电话', '手机', '联系电话', '手机号码', '联系方式', '手机号', '电话/微信'],
  email: ['邮箱', '电子邮箱', 'E-mail', 'Email', '电子邮件', '邮件'],
};
const ICONS = {
  phone: '☎',
  email: '✉',
  native: '⌂',
  birth: '🎂',
  gender: '♂',
  political: '⚑',
  ethnicity: '◎',
};
const KEYS = ['gender', 'birth', 'ethnicity', 'native', 'political', 'phone', 'email'];

const labelled = (f, pick, colon = '：') => KEYS.map((key) => `${pick(LABELS[key])}${colon}${f[key]}`);
const titled = (f, style) =>
  ({
    plain: { kind: 'name', text: f.name },
    resume: { kind: 'name', text: `${f.name} - 个人简历` },
    spaced: { kind: 'name', text: [...f.name].join(f.name.length === 2 ? '    ' : ' ') },
    english: { kind: 'name', text: `${f.name} (${f.latin})` },
    position: { kind: 'name', text: `${f.name}    ${f.position}` },
    bar: { kind: 'name', text: `${f.name} | ${f.position}` },
    none: { kind: 'name', text: '个人简历' },
    both: { kind: 'name', text: 'RESUME 个人简历' },
  })[style];

/** Ways to state the desired position. */
export const INTENTIONS = {
  ...MORE_INTENTIONS,
  labels: (f, pick) => [
    line(
      `${pick(['求职意向', '应聘岗位', '意向岗位', '目标岗位'])}：${f.position}    ${pick(['意向城市', '期望城市', '工作地点', '期望工作地'])}：${f.city}`,
    ),
  ],
  bars: (f) => [line(`求职意向：${f.position} | 期望城市：${f.city}`)],
  slash: (f) => [line(`求职意向：${f.position} / ${f.city}`)],
  two: (f) => [line(`意向职位：${f.position}`), line(`意向城市：${f.city}`)],
  brackets: (f) => [line(`【求职意向】${f.position}  【意向城市】${f.city}`)],
  bare: (f) => [line(`求职意向  ${f.position}`), line(`期望城市  ${f.city}`)],
  english: (f) => [
    line(`Objective: ${f.position}    Location: ${f.city}`.replace('Location', 'Preferred City')),
  ],
};

/** Each function returns the blocks of the details; `needsName` requires a name above. */
export const DETAILS = {
  ...MORE_DETAILS,
  bars: (f) => [
    line(`${f.gender} | ${f.birth} | ${f.ethnicity} | ${f.native} | ${f.political}`),
    line(`${f.phone} | ${f.email}`),
  ],
  dots: (f) => [
    line(`${f.phone} · ${f.email} · ${f.native}`),
    line(`${f.gender} · ${f.ethnicity} · ${f.political} · ${f.birth}`),
  ],
  oneLine: (f, { pick }) => [line(labelled(f, pick).join('    '))],
  twoLines: (f, { pick }) => chunks(labelled(f, pick), 4).map((part) => line(part.join(' | '))),
  eachLine: (f, { pick }) => labelled(f, pick).map((text) => line(text)),
  asciiColon: (f, { pick }) => chunks(labelled(f, pick, ': '), 3).map((part) => line(part.join('   '))),
  semicolons: (f, { pick }) => chunks(labelled(f, pick), 4).map((part) => line(`${part.join('；')}；`)),
  wide: (f, { pick }) =>
    chunks(
      KEYS.map((key) => `${wide(pick(LABELS[key]))}：${f[key]}`),
      2,
    ).map((part) => line(part.join('\t'))),
  bulleted: (f, { pick }) => labelled(f, pick).map((text) => line(`• ${text}`)),
  bracketed: (f, { pick }) =>
    chunks(
      KEYS.map((key) => `【${pick(LABELS[key])}】${f[key]}`),
      3,
    ).map((part) => line(part.join(' '))),
  icons: (f) => [
    line(`${ICONS.phone} ${f.phone}  ${ICONS.email} ${f.email}`),
    line(`${ICONS.gender} ${f.gender}  ${ICONS.birth} ${f.birth}  ${ICONS.ethnicity} ${f.ethnicity}`),
    line(`${ICONS.native} 籍贯${f.native}  ${ICONS.political} ${f.political}`),
  ],
  privateIcons: (f) => [
    line(`\ue61a ${f.phone}    \ue61b ${f.email}`),
    line(
      `\ue61d ${f.gender}    \ue61e ${f.birth}    \ue61f ${f.ethnicity}    \ue620 ${f.political}    \ue61c ${f.native}`,
    ),
  ],
  sentence: (f) => [
    line(`${f.gender}，${f.ethnicity}，${f.political}，${f.birth}出生，籍贯${f.native}。`),
    line(`联系电话：${f.phone}，邮箱：${f.email}`),
  ],
  commas: (f) => [
    line(`${f.gender}，${f.birth}生，${f.ethnicity}，${f.political}，${f.native}人`),
    line(`Tel: ${f.phone}  Email: ${f.email}`),
  ],
  table4: (f, { pick }) =>
    chunks(
      KEYS.flatMap((key) => [pick(LABELS[key]), f[key]]),
      4,
    ).map((cells) => row(...cells)),
  table6: (f, { pick }) =>
    chunks(['姓名', f.name, ...KEYS.flatMap((key) => [pick(LABELS[key]), f[key]])], 6).map((cells) =>
      row(...cells),
    ),
  table2: (f, { pick }) => KEYS.map((key) => row(pick(LABELS[key]), f[key])),
  tableColon: (f, { pick }) =>
    chunks(
      KEYS.map((key) => `${pick(LABELS[key])}：${f[key]}`),
      2,
    ).map((cells) => row(...cells)),
  formPhoto: (f, { pick }) => [
    row('姓名', f.name, '性别', f.gender, '照片'),
    row(pick(['出生年月', '出生日期']), f.birth, '民族', f.ethnicity),
    row('籍贯', f.native, '政治面貌', f.political),
    row('联系电话', f.phone, '电子邮箱', f.email),
  ],
  mixedLine: (f) => [
    line(`${f.gender} / ${f.ethnicity} / ${f.political}    生日：${f.birth}    籍贯：${f.native}`),
    line(`手机 ${f.phone}    邮箱 ${f.email}`),
  ],
  english: (f) => [
    line(`Gender: ${f.gender}    Birth: ${f.birth}    Hometown: ${f.native}`),
    line(`Mobile: ${f.phone}    E-mail: ${f.email}`),
    line(`${f.ethnicity} | ${f.political}`),
  ],
};

/** Details after a separate heading have it in `heading`. */
export function headOf(f, { name, details, intention, isHeaded, pick, headingOf }) {
  const rows = DETAILS[details](f, { pick });
  const nameRow = titled(f, name);
  const isNamed = rows.some(({ text = '', cells = [] }) => text.includes('姓名') || cells.includes('姓名'));
  const lead = ['none', 'both'].includes(name) && !isNamed ? [line(`姓名：${f.name}`)] : [];
  const isSaid = ['position', 'bar'].includes(name);
  const wish = isSaid ? [line(`期望城市：${f.city}`)] : INTENTIONS[intention](f, pick);
  const own = isHeaded ? [headingOf('basics'), ...lead, ...rows] : [...lead, ...rows];
  return [nameRow, ...(isHeaded ? [...wish, ...own] : [...own, ...wish])];
}
export { bold, row };
