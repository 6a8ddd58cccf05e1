import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { CERTIFICATE } from '../achievement-names.js';
import { EMAIL, PHONE } from '../contact-patterns.js';
import { findDate, findPeriod } from '../dates.js';
import { LEVELS, SCHOOL, SUBJECT } from '../education-marks.js';
import { isNotObtained } from '../exams-in-progress.js';
import { factKindOf } from '../fact-labels.js';
import { nameScore } from '../name.js';
import {
  companyScore,
  departmentScore,
  organisationScore,
  placeScore,
  projectScore,
  roleScore,
  titleScore,
} from '../recognise.js';
import { isSentence, partsOf } from '../words.js';
import type { LinePiece } from './pieces.js';

const PLACES = 6;
const TOKEN = /[a-z]+|\d+(?:\.\d+)?|[^\s]/giu;
const MAX_TOKENS = 40;

/** Words that indicate a kind anywhere. */
const LINE_PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['intern', /实习|见习|intern(?!al|ational)/iu],
  [
    'campus',
    /学生会|协会|社团|团支|班长|班级|学委|团委|学联|青协|俱乐部|社长|部长|辩论队|广播站|union|club|society/iu,
  ],
  ['project', /项目|课题|系统|小程序|平台|大赛|竞赛|毕业设计|课程设计|project|app/iu],
  ['research', /科研|课题|基金|实验室|研究|论文|research|laboratory/iu],
  ['volunteer', /志愿|支教|义工|公益|三下乡|社会实践|调研|volunteer/iu],
  ['award', /奖|荣誉|优秀|十佳|最佳|模范|之星|三好|标兵|先进|称号|冠军|亚军|季军|award|prize|scholarship/iu],
  ['contest', /大赛|竞赛|比赛|杯|contest/iu],
  [
    'language',
    /[英日法德韩俄汉粤]语|普通话|CET|TEM|雅思|托福|IELTS|TOEFL|JLPT|TOPIK|[四六八]级|english|mandarin|fluent|native/iu,
  ],
  ['paper', /第一作者|一作|通讯作者|独作|共一|SCI|核心期刊|《[^》]{8,}》|first author/iu],
  ['wish', /求职|应聘|意向|期望|到岗|薪|面议|想找|想做|希望/u],
  [
    'deed',
    /^(?:负责|参与|主导|协助|完成|组织|独立|编写|设计|搭建|撰写|策划|管理|维护|开发|带|做|管|跟|built|led|managed|ran|wrote)/iu,
  ],
  ['result', /提升|下降|降到|增长|达到|提高|减少|节省|\d%|\d+\s*(?:万|人|个|次|篇|场|条|名|家)/u],
  [
    'self',
    /踏实|认真|细心|责任心|吃苦|抗压|乐观|开朗|沟通能力|耐心|喜欢|热爱|性格|团队|学习能力|稳定|为人|做事/u,
  ],
  ['skill', /熟练|熟悉|掌握|精通|了解|会用|擅长|office|excel|python|java|ps|cad/iu],
  ['greeting', /您好|你好|谢谢|感谢|期待|麻烦|祝|打扰/u],
  ['home', /在家|待业|全职妈妈|全职育儿|带孩子|照顾|空窗|离开职场/u],
  ['course', /课程|主修|修读|gpa|绩点|均分|排名|coursework|modules/iu],
  ['kin', /父亲?|母亲?|妻子|丈夫|儿子|女儿|配偶|务农/u],
  ['form', /证明人|离职原因|签名|承诺|声明|日期/u],
];

const LIKENESSES = [
  ['company', companyScore],
  ['title', titleScore],
  ['role', roleScore],
  ['department', departmentScore],
  ['organisation', organisationScore],
  ['project', projectScore],
  ['place', placeScore],
  ['person', nameScore],
] as const;

const monthOf = ({ y, m }: PartialDate): number => y * 12 + (m ?? 6);

/** How a period relates to the education periods of the file. */
function relativeToStudies({ start, end }: DateRange, studies: readonly DateRange[]): string {
  if (start === undefined || studies.length === 0) return 'unknown';
  const within = studies.some(
    (study) =>
      study.start !== undefined &&
      monthOf(start) > monthOf(study.start) &&
      (study.end === undefined || study.end === 'present' || monthOf(start) < monthOf(study.end)),
  );
  return `${within ? 'within' : 'outside'} ${end === 'present' ? 'open' : 'closed'}`;
}

/** All digits are treated as equal; a Latin word is one token. */
const tokensOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(TOKEN)]
    .slice(0, MAX_TOKENS)
    .map(([token]) => (/^\d/.test(token) ? '0' : token));

const lengthOf = ({ length }: string): string =>
  length < 4 ? '1' : length < 8 ? '2' : length < 16 ? '3' : length < 30 ? '4' : '5';

/** The features of a piece besides its words. */
function patternsOf({ text }: LinePiece, studies: readonly DateRange[]): string[] {
  const patterns: string[] = [];
  const period = findPeriod(text);
  const rest = period?.rest ?? text;
  if (period !== null) patterns.push('period', `studies=${relativeToStudies(period.period, studies)}`);
  else if (findDate(text) !== null) patterns.push('date');
  if (period !== null && rest === '') patterns.push('only period');
  if (PHONE.test(text) || EMAIL.test(text)) patterns.push('contact');
  if (isNotObtained(text)) patterns.push('not held');
  if (isSentence(rest)) patterns.push('sentence');
  if (CERTIFICATE.test(text)) patterns.push('certificate');
  const parts = partsOf(rest).slice(0, 6);
  patterns.push(`parts=${Math.min(4, parts.length)}`);
  if (LEVELS.some(([form]) => form.test(text))) patterns.push('level');
  if (parts.some((part) => SCHOOL.test(part))) patterns.push('school');
  if (parts.some((part) => SUBJECT.test(part) && part.length <= 12)) patterns.push('subject');
  if (parts.some((part) => factKindOf(part.split(/[:：]/u)[0] ?? '') !== null)) patterns.push('detail');
  for (const [name, score] of LIKENESSES)
    if (parts.some((part) => score(part) >= (name === 'person' ? 0.5 : 1.5))) patterns.push(`like ${name}`);
  for (const [name, form] of LINE_PATTERNS) if (form.test(text)) patterns.push(`sign ${name}`);
  if (!/\p{Script=Han}/u.test(text)) patterns.push('latin');
  if (/[:：]/u.test(text)) patterns.push('colon');
  return patterns;
}

const formOf = (piece: LinePiece | undefined): string =>
  piece === undefined ? 'none' : `${piece.form}${/\d{4}/u.test(piece.text) ? ' year' : ''}`;

/** The features of all pieces of a file. */
export function featuresOf(pieces: readonly LinePiece[]): string[][] {
  const studies = pieces.flatMap(({ text }) =>
    SCHOOL.test(text) || LEVELS.some(([form]) => form.test(text)) ? (findPeriod(text)?.period ?? []) : [],
  );
  const patterns = pieces.map((piece) => patternsOf(piece, studies));
  return pieces.map((piece, at) => {
    const { text, heading, label, form, isLineStart, isApart, place } = piece;
    const features = new Set<string>([
      'bias',
      `form=${form}`,
      `heading=${heading}`,
      `heading=${heading} form=${form}`,
      `label=${label}`,
      `length=${lengthOf(text)}`,
      `place=${Math.floor(place * (PLACES - 1))}`,
      `before=${formOf(pieces[at - 1])}`,
      `after=${formOf(pieces[at + 1])}`,
    ]);
    if (isLineStart) features.add('line');
    if (isApart && isLineStart) features.add('apart');
    for (const pattern of patterns[at] ?? []) {
      features.add(pattern);
      features.add(`${pattern} heading=${heading}`);
      if (heading === '') features.add(`${pattern} length=${lengthOf(text)}`);
    }
    for (const pattern of patterns[at + 1] ?? [])
      if (/^(?:period|sentence|school|like|level)/u.test(pattern)) features.add(`next ${pattern}`);
    for (const pattern of patterns[at - 1] ?? [])
      if (/^(?:period|only|school|like|level)/u.test(pattern)) features.add(`last ${pattern}`);
    const tokens = tokensOf(text);
    tokens.forEach((token, index) => {
      features.add(`w ${token}`);
      if (index > 0) features.add(`w ${tokens[index - 1]}${token}`);
    });
    features.add(`end ${tokens.slice(-2).join('')}`);
    features.add(`begin ${tokens.slice(0, 2).join('')}`);
    return [...features];
  });
}
