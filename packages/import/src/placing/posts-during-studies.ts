import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';
import { LEVELS, SCHOOL } from './education-marks.js';
import { isAtHome } from './periods-without-entry.js';
import { companyScore, titleScore } from './recognise.js';
import { headPartsOf } from './words.js';

/** …专业学习（其间：2019.09-2020.06 任院学生会副主任；2020.09-2021.06 任班长）, as in forms of civil servants. */
const MEANWHILE = /\s*[（(](?:其间|期间|在校期间)[：:，,]?\s*([^（）()]*(?:19|20)\d{2}[^（）()]*)[）)]?\s*$/u;
const IN_OFFICE = /^(?:先后|历)?(?:担任|兼任|挂职任|挂任|任)\s*/u;
/** 院学生会办公室 | 副主任: the organisation and the office in it. */
const OFFICE =
  /^(.+?(?:学生会|研究生会|协会|社团|社|团委|总支|支部|委员会|办公室|[院系班部]|中心))((?:常务)?副?(?:主席|主任|部长|书记|会长|社长|秘书长|团长|组长|班长)|干事|[\p{Script=Han}]{0,4}委员|负责人|助理|成员)$/u;

const STUDENT_OFFICE = /学生|研究生|班长|社团|团支/u;

interface Post {
  text: string;
  isOfStudents: boolean;
}

function postOf(text: string, isStudying: boolean): Post | null {
  const found = findPeriod(text);
  if (found === null || !IN_OFFICE.test(found.rest)) return null;
  const office = found.rest.replace(IN_OFFICE, '').trim();
  const [, organisation, role] = OFFICE.exec(office) ?? [];
  const names = organisation === undefined ? [office] : [organisation, role];
  return {
    text: [found.text, ...names].join('\t'),
    isOfStudents: isStudying || STUDENT_OFFICE.test(office),
  };
}

/** The line without its bracket, and the posts in it; null if the bracket says anything else. */
function postsIn(line: TextLine, isStudying: boolean): { bare: TextLine; posts: Post[] } | null {
  const [whole = '', text = ''] = MEANWHILE.exec(line.text) ?? [];
  const posts = text
    .split(/[；;]\s*/u)
    .filter((part) => part.trim() !== '')
    .map((part) => postOf(part, isStudying));
  if (posts.length === 0 || posts.includes(null)) return null;
  const bare = line.text.slice(0, line.text.length - whole.length);
  return { bare: reworded(line, bare), posts: posts.filter((post) => post !== null) };
}

/** Gives the posts that brackets after a row of a life name an entry each. */
export function withPostsMeanwhile(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.place !== 'education' && block.place !== 'work') return [block];
    const campus: TextLine[] = [];
    const work: TextLine[] = [];
    const lines = block.lines.map((line) => {
      const isStudying = /学习|大学|学院|学校|专业/u.test(line.text.split(/[（(]/u)[0] ?? '');
      const found = postsIn(line, isStudying);
      for (const { text, isOfStudents } of found?.posts ?? [])
        (isOfStudents ? campus : work).push({ ...reworded(line, text), wraps: false });
      return found?.bare ?? line;
    });
    const more = [
      { place: 'campus' as const, lines: campus },
      { place: 'work' as const, lines: work },
    ].filter((part) => part.lines.length > 0);
    return [{ ...block, lines }, ...more.map((part): Block => ({ ...part, title: '', heading: null }))];
  });
}

const STUDIES = /学习|读|专业|毕业|培训|进修|课程/u;

/** 城关所, 营林科, 高碉村: a government office or a part of one. */
const ORGAN =
  /(?:政府|委员会|街道|办事处|[局委办厅部院所站队科处室镇乡村股]|中心|社区|管委会|公司|集团|厂|团委|工会|妇联|联社|连队|营区)(?:[（(][^（）()]*[）)])?$/u;
/** 科员（试用期一年）, 三支一扶（支农）: a position, also in a graduate programme. */
const POST =
  /(?:三支一扶|选调生|村官|西部计划|特岗|公益岗|见习|借调|挂职|干部|公务员|科员|办事员|调研员|书记|[镇乡县局科处股所站队厅部院室]长|主任|干事|战士|列兵|义务兵|士官)(?:[（(][^（）()]*[）)])?$/u;
const OF_STUDENTS = /(?<!大)学生|学员|班长|委员|团支书|课代表/u;

/** 广河县市场监督管理局城关所 | 科员: the row names a government office and the position in it. */
const namesPost = (parts: readonly string[]): boolean => {
  const [first = '', ...others] = parts;
  const last = others.at(-1) ?? '';
  const bare = last.replace(/[（(][^（）()]*[）)]$/u, '');
  return (
    ORGAN.test(first) &&
    !SCHOOL.test(first) &&
    !OF_STUDENTS.test(last) &&
    (POST.test(last) || titleScore(bare) > 1)
  );
};

const OF_SCHOOLS =
  /(?:教师|老师|教员|班主任|讲师|教授|助教|辅导员|校长|园长|保育员|教研员|校医|实习指导|代课|支教)$/u;

const PLACE_OF_TEACHING =
  /(?:小学|完小|村小|附[中小]|中心校|教学点|教学部|幼儿园|托儿所)(?:[（(][^（）()]*[）)])?$/u;

/** 某乡中心小学 | 代课教师，三年级包班: a school is the employer if the next cell is a post that only staff hold. */
const namesPostAtSchool = ([first = '', second = '']: readonly string[]): boolean =>
  (SCHOOL.test(first) || PLACE_OF_TEACHING.test(first)) &&
  OF_SCHOOLS.test((second.split(/[，,、；;（(\s]/u)[0] ?? '').trim());

/** The kind of a dated row that is not an education; null for an education and for any other row. */
const SERVICE = /^参加\S{0,12}(?:志愿服务|西部计划|支教|三支一扶|援建|援外)/u;

function placeOfRow({ text }: TextLine): 'work' | 'practice' | 'unplaced' | null {
  const found = findPeriod(text);
  if (found === null || !/^\s*['’]?\d{2}/u.test(text)) return null;
  if (isAtHome(found.rest)) return 'unplaced';
  if (SERVICE.test(found.rest)) return 'practice';
  const isOfStudies = LEVELS.some(([form]) => form.test(found.rest)) || STUDIES.test(found.rest);
  const parts = headPartsOf(found.rest);
  if (!isOfStudies && (namesPost(parts) || namesPostAtSchool(parts))) return 'work';
  const isEmployed = parts.some((part) => companyScore(part) >= 2 && !SCHOOL.test(part));
  return isEmployed && !isOfStudies && !parts.some((part) => SCHOOL.test(part)) ? 'work' : null;
}

/**
 * 学习工作简历 in forms: rows with an employer among the education rows are employments; time spent at home is
 * neither.
 */
export function withPostsAmongStudies(blocks: readonly Block[]): Block[] {
  return joined(blocks.flatMap(postsApart));
}

/** Joins the blocks of one section, which are read together. */
function joined(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    const isSame = last?.place === 'work' && block.place === 'work' && last.heading === block.heading;
    if (isSame && block.heading !== null)
      all[all.length - 1] = { ...last, lines: [...last.lines, ...block.lines] };
    else all.push(block);
  }
  return all;
}

function postsApart(block: Block): Block[] {
  if (block.place !== 'education' || !block.lines.some((line) => placeOfRow(line) !== null)) return [block];
  const parts: Block[] = [];
  for (const line of block.lines) {
    const isHead = findPeriod(line.text) !== null;
    const place = isHead ? (placeOfRow(line) ?? 'education') : (parts.at(-1)?.place ?? 'education');
    const last = parts.at(-1);
    const own = place === 'practice' ? reworded(line, line.text.replace(/(?<!\S)参加/u, '')) : line;
    if (last?.place === place) last.lines.push(own);
    else parts.push({ ...block, place, lines: [own] });
  }
  return parts;
}
