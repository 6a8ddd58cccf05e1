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

const MANDARIN = ['三级乙等', '三级甲等', '二级乙等', '二级甲等', '一级乙等', '一级甲等'];
const TEACHING = ['幼儿园', '小学', '初级中学', '高级中学'];
const SUBJECTS = /语文|数学|英语|物理|化学|生物|政治|历史|地理|音乐|美术|体育|信息技术|心理健康/;
const ACCOUNTING = ['初级', '中级', '高级'];
const FOUR_TO_ONE = ['一级', '二级', '三级', '四级'];
const LAW = ['C', 'B', 'A'];
const DRIVING = ['C2', 'C1', 'B2', 'B1', 'A2', 'A1'];
const LANGUAGE_LEVELS = ['四', '八'];
const LANGUAGES = /英语|日语|俄语|法语|德语|西班牙语|阿拉伯语|朝鲜语|葡萄牙语|意大利语/;

/** Replaces short names of levels by full ones. */
const inFull = (text: string): string =>
  text
    .replace(/初中/g, '初级中学')
    .replace(/高中|中等职业/g, '高级中学')
    .replace(/([一二三])([甲乙])(?!等)/g, '$1级$2等');

/** Whether a level is at least the required one; null if one of them is not in the order. */
function atLeast(order: readonly string[], own: string, required: string): boolean | null {
  const place = (text: string) => order.findIndex((name) => inFull(text).includes(name));
  const [ownPlace, least] = [place(own), place(required)];
  if (least < 0) return true;
  return ownPlace < 0 ? null : ownPlace >= least;
}

interface Kind {
  name: string;
  required: RegExp;
  /** Whether a certificate of this kind suffices; null if it is unclear. */
  isEnough: (own: string, required: string) => boolean | null;
}

const PASS_LINE = 425;

/** A certificate implies a score of at least 425; higher requirements need a stated score. */
function english(own: string, required: string, level: RegExp): boolean | null {
  if (!level.test(own)) return false;
  const line = Number(/(\d{3})分/.exec(required)?.[1] ?? PASS_LINE);
  const score = /(\d{3})/.exec(own)?.[1];
  if (score === undefined) return line <= PASS_LINE ? true : null;
  return Number(score) >= line;
}

const both = (first: boolean | null, second: boolean | null): boolean | null => {
  if (first === false || second === false) return false;
  return first === null || second === null ? null : true;
};

const kinds: readonly Kind[] = [
  {
    name: '英语六级',
    required: /英语(?:六|6)级|CET-?6/i,
    isEnough: (own, required) => english(own, required, /(?:六|6)级|CET-?6/i),
  },
  {
    name: '英语四级',
    required: /英语(?:四|4)级|CET-?4/i,
    isEnough: (own, required) => english(own, required, /(?:四|六|4|6)级|CET-?[46]/i),
  },
  {
    name: '法律职业资格',
    required: /法律职业资格|司法考试/,
    isEnough: (own, required) => atLeast(LAW, own, required),
  },
  {
    name: '教师资格',
    required: /教师资格/,
    isEnough: (own, required) => {
      const subject = SUBJECTS.exec(required)?.[0];
      const ownPlace = SUBJECTS.exec(own)?.[0];
      const fits = subject === undefined ? true : ownPlace === undefined ? null : subject === ownPlace;
      return both(atLeast(TEACHING, own, required), fits);
    },
  },
  { name: '普通话水平', required: /普通话/, isEnough: (own, required) => atLeast(MANDARIN, own, required) },
  {
    name: '计算机等级',
    required: /计算机(?:等级)?(?:考试)?[一二三四]级/,
    isEnough: (own, required) => atLeast(FOUR_TO_ONE, own, required),
  },
  { name: '注册会计师', required: /注册会计师|CPA/i, isEnough: () => true },
  {
    name: '外语专业等级',
    required:
      // 英语四级 alone is the test for all students, not that for the major.
      /英语(?:专业[四八]级|八级)|(?:日|俄|法|德|西班牙|阿拉伯|朝鲜|葡萄牙|意大利)语(?:专业)?[四八]级|专[四八]|TEM-?[48]/iu,
    isEnough: (own, required) => {
      const level = (text: string) =>
        text
          .replace(/4/g, '四')
          .replace(/8/g, '八')
          .replace(/(?:及|或)以上/g, '');
      const [ownPlace, requiredLanguage] = [LANGUAGES.exec(own)?.[0], LANGUAGES.exec(required)?.[0]];
      const isSame =
        requiredLanguage === undefined || ownPlace === undefined ? null : ownPlace === requiredLanguage;
      return both(
        atLeast(LANGUAGE_LEVELS, level(own), level(required)),
        requiredLanguage === undefined ? true : isSame,
      );
    },
  },
  {
    name: '驾驶证',
    required: /驾(?:驶证|驶执照|照)/u,
    isEnough: (own, required) => atLeast(DRIVING, own.toUpperCase(), required.toUpperCase()),
  },
  {
    name: '会计专业技术资格',
    required:
      /(?:初级|中级|高级)会计|会计(?:专业技术)?(?:初级|中级|高级)|(?:初级|中级|高级)(?:及|或)?(?:以上)?的?会计|会计(?:从业|专业技术)资格/,
    isEnough: (own, required) => atLeast(ACCOUNTING, own, required),
  },
];

const CERTIFICATE_NAMES: Readonly<Record<string, RegExp>> = {
  英语六级: /英语|CET/i,
  英语四级: /英语|CET/i,
  法律职业资格: /法律职业资格|司法考试/,
  教师资格: /教师资格/,
  普通话水平: /普通话/,
  计算机等级: /计算机/,
  注册会计师: /注册会计师|CPA/i,
  会计专业技术资格: /会计/,
  外语专业等级: /专业[四八]级|专[四八]|TEM/iu,
  驾驶证: /驾/u,
};
/** Certificates that people often do not list, so that a missing one leads to a question. */
const OFTEN_LEFT_OUT: ReadonlySet<string> = new Set(['驾驶证']);

function judgeKind(kind: Kind, required: string, certificates: readonly string[]): Judged {
  const own = certificates.map(evened).filter((name) => CERTIFICATE_NAMES[kind.name]?.test(name));
  const results = own.map((name) => ({ name, isEnough: kind.isEnough(name, required) }));
  const enough = results.find(({ isEnough }) => isEnough === true);
  if (enough) return pass(`有${enough.name}`);
  if (results.some(({ isEnough }) => isEnough === null))
    return unknown(`填写的${own.join('、')}没有写明等级、分数或学科`, '写明等级、分数或学科后重新分析');
  if (own.length > 0) return fail(`填写的${own.join('、')}没有达到要求`, `取得要求的${kind.name}证书`);
  if (OFTEN_LEFT_OUT.has(kind.name))
    return unknown(`没有填写${kind.name}`, `有的话补上${kind.name}的等级后重新分析`);
  return fail(`没有填写${kind.name}证书`, `有的话补上；没有的须先取得`);
}

/** Combines alternatives or joint requirements. */
function combine(judged: readonly Judged[], isAny: boolean): Judged {
  const first = (state: Judged['state']) => judged.find((one) => one.state === state);
  const order = isAny ? (['pass', 'unknown', 'fail'] as const) : (['fail', 'unknown', 'pass'] as const);
  const failed = judged.filter(({ state }) => state === 'fail');
  if (!isAny && failed.length > 1)
    return fail(failed.map(({ why }) => why).join('；'), failed.map(({ fix }) => fix ?? '').join('；'));
  return order.map(first).find((one) => one !== undefined) ?? notRead('证书要求');
}

/** The name of a certificate, without its level and words of possession. */
const coreOf = (text: string): string =>
  text
    .replace(/(?:并|还)?(?:须|需|应)?(?:具有|具备|取得|持有|获得|拥有|提供)?/gu, '')
    .replace(/有效的?|相应的?|国家|及?以上|\([^)]*\)|资格|证书?|[,;。].*$/gu, '')
    .trim();
const MIN_NAME_LENGTH = 2;

/** Judges a certificate of unknown kind by its name. */
function byName(required: string, certificates: readonly string[]): Judged {
  const core = coreOf(required);
  const owned = certificates.find((own) => {
    const ownPlace = coreOf(evened(own));
    return (
      ownPlace.length >= MIN_NAME_LENGTH &&
      core.length >= MIN_NAME_LENGTH &&
      (core === ownPlace || ownPlace.includes(core))
    );
  });
  return owned === undefined ? notRead('证书要求') : pass(`有${owned}`);
}

/** 资格证书: known certificates by kind and level; others have to be checked by the candidate. */
export const judgeCertificate: Judge = (text, { candidate: { certificates } }) => {
  if (isOpen(text)) return pass('不要求证书');
  const words = evened(text);
  const requiredKinds = kinds.filter((kind) => kind.required.test(words));
  if (certificates === undefined) return notStated('证书');
  if (requiredKinds.length === 0) return byName(words, certificates);
  const rest = requiredKinds.reduce((left, kind) => left.replace(kind.required, ''), words);
  const judged = requiredKinds.map((kind) => judgeKind(kind, words, certificates));
  const isAny = /或|之一|任一/.test(words);
  // The text also requires a certificate of unknown kind.
  if (/职称|执业|建造师|工程师|医师|护士|药师/.test(rest)) {
    const known = combine(judged, isAny);
    return isAny && known.state === 'pass' ? known : unknown('要求里的其他证书要您自己核对', '对照公告核对');
  }
  return combine(judged, isAny);
};
