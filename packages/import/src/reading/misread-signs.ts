import type { TextLine } from './page-text.js';

const DATE = '(?:19|20)\\d{2}\\s*[./年-]\\s*\\d{1,2}(?:\\s*月)?';
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  // ✓, ◇ and ① are read as what looks like them; a full stop before words is a dot.
  [
    /^(?:[@<>©®¢°»«+~]{1,2}|[Vv]{1,2}|G[DQ]|[(（]?[DG][)）]|[，。、；;.]{1,3})\s*(?=[\p{Script=Han}【[“])/u,
    '• ',
  ],
  [/^[工lI丨]\s*(?=[、.．]\s*\S)/u, '1'],
  // Whatever stands between two dates is a dash; a long one looks like the number one.
  [
    new RegExp(`(${DATE})\\s*[^\\d\\s至到，,、;；]{0,2}\\s*(?=(?:19|20)\\d{2}\\s*[./年-]\\s*\\d)`, 'gu'),
    '$1-',
  ],
  [/(?<=\d月?)\s*[一—~-]+\s*(?=至今|今$|现在)/gu, '-'],
  [new RegExp(`(?<=${DATE}\\s*至)\\s*[仿令仅伍介个合含兮](?=$|\\s)`, 'u'), '今'],
  [/(?<=\S[ \t])一(?=[ \t]\S)/gu, '—'],
  // 设计助理一 某公司, 组长一某项目: a dash behind an office, or before a gap or Latin words.
  [
    /(?<=\p{Script=Han}[^之第唯统初高大专单同万划合\P{Script=Han}])一(?=[ \t]+[\p{L}]|[A-Z][A-Za-z]{2})/gu,
    ' — ',
  ],
  [
    /(?<=实习生|助理|专员|工程师|经理|主管|顾问|组长|队长|部长|主席|负责人|主任|本科|硕士|博士|大专|专科)一(?=\p{Script=Han}{2})(?![一等批次名个年流直同起])/gu,
    ' — ',
  ],
  // A bracket before a date is lost, a colon is read twice, a dot between two words as a full stop.
  [/^([^(（]*\S)\s*((?:19|20)\d{2}(?:[./年-]\d{1,2}月?)?)[)）]/u, '$1（$2）'],
  [/[；;]\s*[:：]/gu, '：'],
  [/。(?=\t)/gu, ''],
  [/(?<![A-Za-z])ll(?=l[a-z])/gu, 'Il'],
];
const ALONE = /^[一丨—\-~|、。.·\s]+$/u;
const SIGN_CELL = /^([^\d\s])\t(?=\S)/u;
const SIGN_WORD = /^([^\d\s])\s(?=\p{Script=Han}{2})/u;
const WORD_OF_ONE = /^[男女无有是否•]$/u;
const LEAST_SIGNS = 3;

/** Lines of a picture with the signs that recognition takes for letters as they were meant. */
export function withMeantSigns(lines: readonly TextLine[]): TextLine[] {
  const signed = lines.filter(({ text }) => signOf(text, SIGN_WORD) !== null).length;
  const form = signed >= LEAST_SIGNS ? SIGN_WORD : SIGN_CELL;
  return lines
    .filter(({ text }) => !ALONE.test(text))
    .map((line, at) => {
      const bare =
        signOf(line.text, at < LEAST_SIGNS ? SIGN_CELL : form) === null ? line.text : line.text.slice(2);
      const text = REPAIRS.reduce((rest, [misread, meant]) => rest.replace(misread, meant), bare);
      return text === line.text ? line : { ...line, text };
    });
}

/** The sign in front of a line, read as a letter that stands apart. */
function signOf(text: string, form: RegExp): string | null {
  const sign = form.exec(text)?.[1];
  return sign === undefined || WORD_OF_ONE.test(sign) ? null : sign;
}
