import { isOffice } from '../loose/spoken-employment.js';

const NUMBER = /^\s*(?:[（(]?\d{1,2}[)）.、．](?!\d)|[①②③④⑤⑥⑦⑧⑨⑩]|[（(][一二三四五六七八九][)）])\s*/u;
const ANNOUNCED = /(?:项目|工程|案例|作品)(?:经历|经验|情况|如下|包括|主要)*(?:有)?$/u;
const NAMED =
  /(?:做|开发|写|搞|参与|主导|负责|完成)(?:过|了)?[^，。“”《》]{0,12}(?:项目|工程|小程序|系统|网站|软件|APP)[“"「《](?<name>[^”"」》]{2,20})[”"」》]$/iu;
const NOW =
  /^(?:(?:现在|目前|正在|最近)(?:在)?(?:做|参与|负责|跟)(?:的)?(?:是|有)?|(?:做|参与|负责)(?:过|的)(?:是|有)?)(?=\S{3})/u;
const ROLE =
  /^(?:我|本人|其间|期间|在其中)*(?:担任|任|当|做)(?<office>[\p{Script=Han}A-Za-z]{2,10}?)(?:(?:时|期间|的时候)(?:[，,]|管|带|负责|主要|$)|$)/u;
const ONLY_ROLE = /^(?:我|本人|其间|期间|在其中)*(?:担任|任|当)[\p{Script=Han}A-Za-z]{2,10}$/u;

/** The text after an item number; null for a line without one. */
export function itemOf(text: string): string | null {
  const bare = text.replace(NUMBER, '');
  return bare === text || bare === '' ? null : bare;
}

/** 做过的项目：: the clause before numbered projects. */
export const announcesProjects = (clause: string): boolean =>
  /[:：]$/u.test(clause) && ANNOUNCED.test(clause.replace(/[:：]$/u, ''));

/** 做过一个开源项目“轻记”: the name of the project in a clause; null for any other clause. */
export const projectIn = (clause: string): string | null => NAMED.exec(clause)?.groups?.name ?? null;

/** The person's role in a project according to a clause; null for any other clause. */
export function roleIn(clause: string): string | null {
  const office = ROLE.exec(clause)?.groups?.office;
  return office !== undefined && isOffice(office) ? office : null;
}

interface Item {
  name: string;
  role: string;
  sentences: string[];
}

const isRoleAlone = (clause: string): boolean => ONLY_ROLE.test(clause) && roleIn(clause) !== null;

/**
 * A numbered project: its name up to the first punctuation mark, the role, and the statements, sentence by
 * sentence.
 */
export function projectOf(text: string): Item {
  const [, first = text, rest = ''] = /^(.+?)(?:[，,：:。]\s*|$)(.*)$/su.exec(text) ?? [];
  const sentences = rest.split(/(?<=[。；;！!])\s*/u).map((part) => part.split(/[，,]\s*/u));
  const bare = (part: string): string => part.replace(/[。；;！!]+$/u, '').trim();
  const role = sentences
    .flat()
    .map(bare)
    .map(roleIn)
    .find((office) => office !== null);
  const statements = sentences.map((clauses) =>
    clauses
      .map(bare)
      .filter((clause) => !isRoleAlone(clause))
      .join('，'),
  );
  return {
    name: first.replace(NOW, '').trim(),
    role: role ?? '',
    sentences: statements.filter((part) => part !== ''),
  };
}
