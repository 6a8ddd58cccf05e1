import { regex } from '@qicheng/resume/regex';
import { CERTIFICATE } from '../achievement-names.js';
import { isNotObtained, withRemarkApart } from '../exams-in-progress.js';
import type { Place } from '../heading-lexicon.js';
import { splitOutsideBrackets } from '../outside-brackets.js';
import { isDenied } from '../prose/clauses.js';

const LANGUAGE = regex('iu')`
  ^(?:能说|会说|会讲|会|说|讲|能用|流利的?|精通|熟练)?(?:英语|日语|法语|德语|韩语|俄语|西班牙语|普通话|粤语|汉语
  |中文|朝鲜语|蒙古语|维吾尔语|藏语|哈萨克语|阿拉伯语|葡萄牙语|意大利语|泰语|越南语|闽南语|客家话|上海话|四川话
  |方言|大学英语|CET|TEM|雅思|托福|IELTS|TOEFL|商务英语)
`;
/** 会说白族话, 福州话流利: a dialect or a language of a minority, with a word that it is spoken. */
const DIALECT =
  /^(?:能说|会说|会讲|能讲)\p{Script=Han}{1,3}(?<![电对说讲谈])[语话](?:[和、]|$)|^\p{Script=Han}{2,3}(?<![电对说讲谈])[语话](?:流利|一般|熟练|母语|能交流)$/u;
const SKILL =
  /^(?:我|也|还)?(?:会用|会使用|会做|会(?!计|员|议|展|务|场)|能用|能使用|能(?!力|否|源|量|耗|够)|可以用|熟练使用|熟练掌握|熟练运用|熟练操作|熟练|熟悉|掌握|精通|擅长|了解|常用|懂)\s*(?:操作|使用)?(?=[\p{L}“《])/u;
const AWARD = /奖|优秀|十佳|最佳|模范|之星|三好|标兵|先进|称号|冠军|亚军|季军|第[一二三]名/u;
const HAS_CERTIFICATE =
  /^(?:我|手里|手上|现在|目前|已|也|还)*(?:有|持有?|考了|考取了?|考过了?|已?取得|拿到了?|获得)(?:一?[个张本](?=[^，。]{2,20}证)\s*)?(?=\S)/u;
const HAS_AWARD =
  /^(?:\d{4}年(?:\d{1,2}月)?|去年|大[一二三四])?[^，。]{0,8}?(?:拿过|拿了|获得过?|获|得过|评为|被评为|荣获)了?/u;
/** 论文《…》发表于《…》 */
const PAPER =
  /^(?:发表|一作)?(?:了)?(?:学术)?(?:论文|文章)?《[^》]{4,}》\s*(?:，)?(?:已?发表|刊于|刊登|载于|被?录用|被?收录)/u;
const HOBBY = /^(?:平时|业余|我)?(?:喜欢|爱好|热爱)(?!.{0,4}(?:工作|学习|行业|岗位))/u;
const SELF =
  /细心|细致|认真|踏实|吃苦|吃得了?苦|善于|喜欢把|耐劳|责任心|性格|开朗|沟通|抗压|耐心|勤快|稳定|坐得住|为人|上手快|学习能力|自驱|热情|守时|诚信|服从|团队|能接受|肯学|肯干|爱学习|麻利|随和|做事|自律|好学|心细|嗓门/u;

const clausesOf = (text: string): string[] =>
  splitOutsideBrackets(text, /[，,。；;]/gu)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** The kind of a clause, judged by its words. */
function kindOfClause(clause: string): Place | null {
  if (
    (LANGUAGE.test(clause) || DIALECT.test(clause)) &&
    !/证书?$|资格|普通话[一二三]级/u.test(clause) &&
    !/(?:培训|学校|老师|教师)/u.test(clause)
  )
    return 'languages';
  if (PAPER.test(clause)) return 'papers';
  if (HAS_AWARD.test(clause) && AWARD.test(clause)) return 'awards';
  const bare = clause.replace(HAS_CERTIFICATE, '');
  if (CERTIFICATE.test(bare) && bare.length <= 24 && !/奖|技师学院|从业\d|职称评/u.test(bare))
    return 'certificates';
  if (AWARD.test(clause) && clause.length <= 40) return 'awards';
  if (SKILL.test(clause)) return 'skills';
  return HOBBY.test(clause) ? 'hobbies' : null;
}

const ABLE = /会|能(?!源|量)|懂|[学教用]过|熟练/u;
const TOOL =
  /^(?:还有|还|也|另外|电脑|手机|里面?|上|自己|我)*(?:会用?|能用|用过|懂)(?<tool>[A-Za-z][\w+#. -]{1,20})$/u;
/** 车工四级 还有电脑里会Mastercam，UG学校教过一点: separates certificates, tools and the rest. */
function certificatesApart(text: string): { certificates: string; tools: string[]; left: string[] } {
  const clauses = text
    .replace(/[。；;]$/u, '')
    .split(/[，,]\s*|(?<=[\p{Script=Han}）)])\s+(?=\p{Script=Han})/u);
  const others = clauses.filter((clause) => ABLE.test(clause) && !CERTIFICATE.test(clause.replace(ABLE, '')));
  if (others.length === 0) {
    const areCertificates = clauses.length > 1 && clauses.every((clause) => CERTIFICATE.test(clause));
    return {
      certificates: areCertificates ? clauses.map(withoutVerb).join('、') : text,
      tools: [],
      left: [],
    };
  }
  const tools = others.map((clause) => TOOL.exec(clause)?.groups?.tool ?? null);
  return {
    certificates: clauses
      .filter((clause) => !others.includes(clause))
      .map(withoutVerb)
      .join('、'),
    tools: tools.filter((tool) => tool !== null),
    left: others.filter((_, at) => tools[at] === null),
  };
}
const withoutVerb = (clause: string): string =>
  clause.replace(/^(?:还|也|另外|又)+(?:有|考了|考过|拿了)?/u, '');

/** Separates clauses about qualifications held from those about qualifications missing. */
function certificatesIn(text: string): { kept: string; left: string } {
  const sentence = text.replace(/[。；;]$/u, '');
  const clauses =
    isDenied(sentence) || isNotObtained(sentence)
      ? splitOutsideBrackets(sentence, /[，,、]/gu).flatMap(withRemarkApart)
      : sentence.split(/[，,]/u);
  const kept = clauses.filter((clause) => !isDenied(clause.trim())).join('，');
  const left = clauses.filter((clause) => isDenied(clause.trim())).join('，');
  return { kept, left };
}

/** The names in a list, the remaining text, and the tools among certificates. */
export function certificatesOf(place: Place, text: string): { kept: string; left: string; tools: string } {
  if (place !== 'certificates') return { ...certificatesIn(text), tools: '' };
  const { certificates, tools, left } = certificatesApart(text);
  const own = certificatesIn(certificates);
  return { kept: own.kept, left: [own.left, ...left].filter(Boolean).join('，'), tools: tools.join('、') };
}

export interface PlacedClause {
  place: Place | null;
  text: string;
}

/** 会的：电焊、看图，有叉车证，普通话能带班: the clauses of other lists among those of skills. */
export function listsApart(heading: Place, statement: string): { own: string; others: PlacedClause[] } {
  const clauses = clausesOf(statement).map((text): PlacedClause => {
    const place = kindOfClause(text);
    const isOther = place === 'languages' || (place === 'certificates' && /^有|[证照]/u.test(text));
    return { place: isOther ? place : null, text };
  });
  const others = clauses.filter(({ place }) => place !== null);
  const rest = clauses.filter(({ place }) => place === null).map(({ text }) => text);
  return heading !== 'skills' || others.length === 0 || rest.length === 0
    ? { own: statement, others: [] }
    : { own: rest.join('，'), others };
}

const isList = (text: string): boolean => {
  const words = text.split(/\s*[、/,，|｜]\s*|\s{1,}(?=[A-Za-z])/u).filter(Boolean);
  return (
    words.length >= 2 &&
    words.every((word) => word.length <= 16 && !/[了的过。着我把将]|\d{3}|\d(?:ms|%|秒|个|人)/u.test(word)) &&
    (words.filter((word) => /[A-Za-z]/u.test(word)).length * 2 >= words.length || words.length >= 4)
  );
};

/** The clauses of a sentence, joined by kind. */
export function kindsOf(text: string, isLate: boolean): PlacedClause[] {
  const pieces: PlacedClause[] = [];
  if (
    (isLate || /[、/].*[、/]/u.test(text)) &&
    isList(text) &&
    !AWARD.test(text) &&
    !LANGUAGE.test(text) &&
    !CERTIFICATE.test(text)
  )
    return [{ place: 'skills', text }];
  for (const clause of clausesOf(text)) {
    const last = pieces.at(-1);
    const kind = isNotObtained(clause) ? null : kindOfClause(clause);
    if (isNotObtained(clause)) pieces.push({ place: null, text: clause });
    else if (kind === null && last !== undefined && last.place === null) last.text += `，${clause}`;
    else pieces.push({ place: kind, text: clause });
  }
  if (
    pieces.every(({ place }) => place === null || place === 'skills') &&
    isLate &&
    SELF.test(text) &&
    !/^擅长|^熟练/u.test(text)
  )
    return [{ place: 'selfEvaluation', text }];
  return pieces;
}

/** The names of a list in sentences: 会用 A、B，Word 一般. */
export function namesOf(place: Place, text: string): string {
  if (place === 'skills')
    return text
      .split(/[，,；;。]/u)
      .map((clause) =>
        clause
          .trim()
          .replace(SKILL, '')
          .replace(/(?:这些|之类的?)?(?:就)?(?:不用说|不说)了?$/u, '')
          .replace(/^(?:会用|会做|会(?!计|员|议|展|务)|能(?!力|否|源|量))(?=\S)/u, '')
          .replace(
            /(?:用得|使用)?(?:也|都|还)?(?:比较|很|挺|非常|十分)?(?:熟练|熟悉|熟|一般|基础|没问题|还行|学过一点|会看会改|也会开|会一点)$/u,
            '',
          )
          .replace(/、会(?=\S)/gu, '、')
          .trim(),
      )
      .filter((clause) => clause !== '')
      .join('、')
      .replace(/\s+\/\s+/gu, '、')
      .replace(/(?<=[\p{L}\d]{2})\s*(?:和|以及)\s*(?=[A-Za-z])/gu, '、');
  if (place === 'certificates')
    return text
      .replace(HAS_CERTIFICATE, '')
      .replace(/(?<=证书?)\s*(?:和|以及|跟)(?=\S{2,12}(?:证书?|驾照)$)|^(?:和|以及)(?=\S{2,12}证$)/gu, '、');
  if (place === 'awards')
    return text.replace(/(?:拿过|拿了|获得过?|得过|被评为|评为|荣获|获)了?(?=\S)/u, ' ');
  if (place === 'hobbies') return text.replace(HOBBY, '');
  if (place === 'languages')
    return text
      .replace(/^(?:能说|会说|会讲|会|说|讲)(?=\S)/u, '')
      .replace(/(?:都|也)?(?:可以|能|会|行)(?:讲|说|跟.*沟通|沟通|交流|流利交流)?$/u, '')
      .replace(
        /和(?=\p{Script=Han}{1,4}[语话])|(?<=[语话])(?![母口会外双])(?=\p{Script=Han}{1,3}[语话](?:$|[，,、]))/gu,
        '、',
      );
  return text;
}
