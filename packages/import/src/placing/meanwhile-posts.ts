import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';

/** …专业学习（其间：2019.09-2020.06 任院学生会副主任；2020.09-2021.06 任班长）, as in forms of civil servants. */
const MEANWHILE = /\s*[（(](?:其间|期间|在校期间)[：:，,]?\s*([^（）()]*(?:19|20)\d{2}[^（）()]*)[）)]?\s*$/u;
const IN_OFFICE = /^(?:先后|历)?(?:担任|兼任|挂职任|挂任|任)\s*/u;
/** 院学生会办公室 | 副主任: the organisation and the office in it. */
const OFFICE =
  /^(.+?(?:学生会|研究生会|协会|社团|社|团委|总支|支部|委员会|办公室|[院系班部]|中心))((?:常务)?副?(?:主席|主任|部长|书记|会长|社长|秘书长|团长|组长|班长)|干事|[\p{Script=Han}]{0,4}委员|负责人|助理|成员)$/u;

const OF_STUDENTS = /学生|研究生|班长|社团|团支/u;

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
    isOfStudents: isStudying || OF_STUDENTS.test(office),
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
