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

/** Compares places in an order; null where one of them has none. */
function atLeast(order: readonly string[], own: string, wanted: string): boolean | null {
  const place = (text: string) => order.findIndex((name) => text.includes(name));
  const [mine, least] = [place(own), place(wanted)];
  if (least < 0) return true;
  return mine < 0 ? null : mine >= least;
}

interface Kind {
  name: string;
  asked: RegExp;
  /** Whether a certificate of this kind is good enough; null when it does not say. */
  isEnough: (own: string, wanted: string) => boolean | null;
}

const PASS_LINE = 425;

/** A certificate of the tests says no less than 425; other lines need a score. */
function english(own: string, wanted: string, level: RegExp): boolean | null {
  if (!level.test(own)) return false;
  const line = Number(/(\d{3})分/.exec(wanted)?.[1] ?? PASS_LINE);
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
    asked: /英语(?:六|6)级|CET-?6/i,
    isEnough: (own, wanted) => english(own, wanted, /(?:六|6)级|CET-?6/i),
  },
  {
    name: '英语四级',
    asked: /英语(?:四|4)级|CET-?4/i,
    isEnough: (own, wanted) => english(own, wanted, /(?:四|六|4|6)级|CET-?[46]/i),
  },
  {
    name: '法律职业资格',
    asked: /法律职业资格|司法考试/,
    isEnough: (own, wanted) => atLeast(LAW, own, wanted),
  },
  {
    name: '教师资格',
    asked: /教师资格/,
    isEnough: (own, wanted) => {
      const subject = SUBJECTS.exec(wanted)?.[0];
      const mine = SUBJECTS.exec(own)?.[0];
      const fits = subject === undefined ? true : mine === undefined ? null : subject === mine;
      return both(atLeast(TEACHING, own, wanted), fits);
    },
  },
  { name: '普通话水平', asked: /普通话/, isEnough: (own, wanted) => atLeast(MANDARIN, own, wanted) },
  {
    name: '计算机等级',
    asked: /计算机(?:等级)?(?:考试)?[一二三四]级/,
    isEnough: (own, wanted) => atLeast(FOUR_TO_ONE, own, wanted),
  },
  { name: '注册会计师', asked: /注册会计师|CPA/i, isEnough: () => true },
  {
    name: '会计专业技术资格',
    asked: /(?:初级|中级|高级)会计|会计(?:专业技术)?(?:初级|中级|高级)|会计(?:从业|专业技术)资格/,
    isEnough: (own, wanted) => atLeast(ACCOUNTING, own, wanted),
  },
];

const HELD: Readonly<Record<string, RegExp>> = {
  英语六级: /英语|CET/i,
  英语四级: /英语|CET/i,
  法律职业资格: /法律职业资格|司法考试/,
  教师资格: /教师资格/,
  普通话水平: /普通话/,
  计算机等级: /计算机/,
  注册会计师: /注册会计师|CPA/i,
  会计专业技术资格: /会计/,
};

function judgeKind(kind: Kind, wanted: string, certificates: readonly string[]): Judged {
  const own = certificates.map(evened).filter((name) => HELD[kind.name]?.test(name));
  const results = own.map((name) => ({ name, isEnough: kind.isEnough(name, wanted) }));
  const enough = results.find(({ isEnough }) => isEnough === true);
  if (enough) return pass(`有${enough.name}`);
  if (results.some(({ isEnough }) => isEnough === null))
    return unknown(`填写的${own.join('、')}没有写明等级、分数或学科`, '写明等级、分数或学科后重新分析');
  return fail(`没有达到要求的${kind.name}`, `取得${kind.name}证书`);
}

/** Any of several, or all of them; the words decide. */
function combine(judged: readonly Judged[], isAny: boolean): Judged {
  const first = (state: Judged['state']) => judged.find((one) => one.state === state);
  const order = isAny ? (['pass', 'unknown', 'fail'] as const) : (['fail', 'unknown', 'pass'] as const);
  return order.map(first).find((one) => one !== undefined) ?? notRead('证书要求');
}

/** 资格证书: the known certificates by kind and level; others are for people to check. */
export const judgeCertificate: Judge = (text, { candidate: { certificates } }) => {
  if (isOpen(text)) return pass('不要求证书');
  const words = evened(text);
  const asked = kinds.filter((kind) => kind.asked.test(words));
  if (asked.length === 0) return notRead('证书要求');
  if (certificates === undefined) return notStated('证书');
  const rest = asked.reduce((left, kind) => left.replace(kind.asked, ''), words);
  const judged = asked.map((kind) => judgeKind(kind, words, certificates));
  const isAny = /或|之一|任一/.test(words);
  // A kind that the rules do not know is beside the known ones.
  if (/职称|驾驶证|驾照|执业|建造师|工程师|医师|护士|药师/.test(rest)) {
    const known = combine(judged, isAny);
    return isAny && known.state === 'pass'
      ? known
      : unknown('要求里还有规则没有收录的证书', '请对照公告核对');
  }
  return combine(judged, isAny);
};
