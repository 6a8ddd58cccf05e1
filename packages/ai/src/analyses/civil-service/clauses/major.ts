import type { CivilEducation } from '@qicheng/analysis/civil-service';
import { majorClassNamed, majorClassOf, majorFields } from '@qicheng/analysis/major-catalogue';
import { majorClassOfMajor } from '@qicheng/analysis/undergraduate-majors';
import {
  evened,
  fail,
  isOpen,
  type Judge,
  type Judged,
  notRead,
  notStated,
  pass,
  unknown,
} from './clause.js';

/** An entry of a list of majors: a name, a code or both. */
interface Token {
  name: string;
  code: string;
  /** Whether it only applies to one specialisation. */
  isNarrowed: boolean;
}

const SECTION =
  /(?:^|[;。\n\s])((?:大学)?本科|学士|硕士|博士|研究生|(?:硕士|博士)研究生|大?专科?|大专)(?:专业|阶段|层次|学历)*[::]/g;
const VAGUE = /相关|相近|类似|等专业|以上专业|方向/;

/** The part of a text for this level; the whole text if it is not divided by level. */
function partFor(text: string, level: CivilEducation['level']): { text: string; isSplit: boolean } {
  const heads = [...text.matchAll(SECTION)];
  if (heads.length === 0) return { text, isSplit: false };
  const parts = heads.map((head, index) => ({
    of: head[1] ?? '',
    text: text.slice(head.index + head[0].length, heads[index + 1]?.index ?? text.length),
  }));
  const isOf = ({ of }: { of: string }) => {
    if (level === '硕士研究生') return /硕士|研究生/.test(of) && !of.includes('博士');
    if (level === '博士研究生') return /博士/.test(of) || of === '研究生';
    return level === '本科' ? /本科|学士/.test(of) : level === '大专' && of.includes('专');
  };
  return {
    text: parts
      .filter(isOf)
      .map((part) => part.text)
      .join('、'),
    isSplit: true,
  };
}

const bare = (name: string) =>
  name
    .replace(/(?:一级|二级)?学科$|专业学位$|专业$/, '')
    .replace(/^(?:限|具有|要求)/, '')
    .trim();

function tokensOf(text: string): Token[] {
  return text
    .split(/[、,;。\n]|或者?/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const code = /(?<!\d)(\d{2}(?:\d{2}){0,2}[TK]{0,2})(?![\dA-Z])/.exec(part)?.[1] ?? '';
      const name = bare(
        part
          .replace(/[(][^)]*[)]/g, '')
          .replace(code || ' ', '')
          .trim(),
      );
      return { name, code, isNarrowed: /[(][^)]*方向[^)]*[)]/.test(part) };
    })
    .filter(({ name, code }) => name !== '' || code !== '');
}

const digits = (code: string) => code.replace(/[TK]/g, '');
const FIELD_NAMES = new Map(Object.entries(majorFields).map(([code, name]) => [name as string, code]));

type Match = 'yes' | 'no' | 'unclear';

/** Matches a class or field of the undergraduate catalogue by name or code. */
function classMatch({ name, code }: Token, own: string | undefined): Match {
  const field = FIELD_NAMES.get(name.replace(/(?:学科)?门类$|大类$/, ''));
  const required =
    digits(code) || majorClassNamed(name)?.code || (/门类|大类/.test(name) ? field : undefined);
  if (required === undefined) {
    // A name outside the catalogue is unclear: 理工类, 计算机大类, 大数据类.
    if (field === undefined) return majorClassOfMajor(name) === undefined ? 'unclear' : 'no';
    if (own === undefined) return 'unclear';
    if (!own.startsWith(field)) return 'no';
    // 法学 may be the field or the major; 工学 is not a major.
    return majorClassOfMajor(name) === undefined ? 'yes' : 'unclear';
  }
  if (own === undefined) return 'unclear';
  const mine = digits(own);
  if (required.length > mine.length) return required.startsWith(mine) ? 'unclear' : 'no';
  return mine.startsWith(required) ? 'yes' : 'no';
}

/** Undergraduate and graduate codes differ: 0809 is 计算机类 in one list and 电子科学与技术 in the other. */
function graduateMatch({ name, code }: Token, own: string | undefined, isSplit: boolean): Match {
  if (majorClassNamed(name) !== undefined) return 'unclear';
  if (code === '' || own === undefined) return isSplit && code === '' ? 'no' : 'unclear';
  // The code of an undergraduate class is not valid for graduates.
  if (!isSplit && (name === '' || majorClassOf(code)?.name === name))
    return digits(own).startsWith(digits(code)) ? 'unclear' : 'no';
  const [mine, required] = [digits(own), digits(code)];
  if (required.length > mine.length) return required.startsWith(mine) ? 'unclear' : 'no';
  return mine.startsWith(required) ? 'yes' : 'no';
}

/** The stated code, otherwise the class of a major or class stated by name. */
function codeOf({ major, majorCode }: CivilEducation): string | undefined {
  if (majorCode !== undefined || major === undefined) return majorCode;
  const name = bare(evened(major).replace(/[(][^)]*[)]/g, ''));
  return (majorClassOfMajor(name) ?? majorClassNamed(name))?.code;
}

function match(token: Token, education: CivilEducation, isSplit: boolean): Match {
  const { level, major, majorCode } = education;
  const mine = bare(evened(major ?? '').replace(/[(][^)]*[)]/g, ''));
  const isOtherCode =
    level === '本科' && token.code !== '' && majorCode !== undefined && classMatch(token, majorCode) === 'no';
  if (token.name !== '' && mine === token.name) return token.isNarrowed || isOtherCode ? 'unclear' : 'yes';
  const isGraduate = level === '硕士研究生' || level === '博士研究生';
  if (isGraduate) return graduateMatch(token, majorCode, isSplit);
  if (level === '本科') {
    const matched = classMatch(token, codeOf(education));
    return matched === 'yes' && token.isNarrowed ? 'unclear' : matched;
  }
  // There is no vocational catalogue.
  return 'unclear';
}

function own(education: CivilEducation): string {
  // Other levels have separate catalogues.
  const isUndergraduate = education.level === '本科';
  const code = isUndergraduate ? codeOf(education) : education.majorCode;
  const known = code === undefined || !isUndergraduate ? undefined : majorClassOf(code)?.name;
  const found = [code, known].filter(Boolean).join(' ');
  if (found === '') return education.major ?? '';
  return education.major === undefined ? found : `${education.major}（${found}）`;
}

function verdictOf(matches: readonly Match[], part: string, education: CivilEducation): Judged {
  const mine = own(education);
  if (matches.includes('yes')) return pass(`${mine}在要求的专业内`);
  if (VAGUE.test(part))
    return unknown('要求里有“相关”“等”或“方向”一类的说法，由招录机关认定', '咨询招录机关，并准备课程对照');
  if (matches.includes('unclear'))
    return education.level === '本科' && codeOf(education) === undefined
      ? unknown('只有专业名称，无法确定属于哪个专业类', '填写专业代码或专业类后重新分析')
      : unknown('专业目录不同或代码不够细，无法确定是否相符', '对照公告采用的专业目录，或咨询招录机关');
  return fail(`${mine}不在要求的专业内`, '改选包含本专业的职位；专业名称相近的可咨询招录机关');
}

/** 专业: names, classes and codes in the catalogue of the education's level. */
export const judgeMajor: Judge = (text, { education }) => {
  if (isOpen(text)) return pass('不限专业');
  const { text: part, isSplit } = partFor(evened(text).replace(/\s*([、,;。::])\s*/g, '$1'), education.level);
  if (part.trim() === '')
    return unknown(`没有写明${education.level}的专业要求`, '以要求里写明的学历报考，或咨询招录机关');
  if (isOpen(part)) return pass('不限专业');
  if (education.major === undefined && education.majorCode === undefined) return notStated('所学专业');
  const tokens = tokensOf(part);
  if (tokens.length === 0) return notRead('专业要求');
  return verdictOf(
    tokens.map((token) => match(token, education, isSplit)),
    part,
    education,
  );
};
