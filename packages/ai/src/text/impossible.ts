import { regex } from '@qicheng/resume/regex';
import { writtenNumber } from './written-number.js';

const PERIOD = '(?:每个?月|一个?月|月均|每月|每年|一年|全年|年均|每天|一天|日均)';
const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:多|余|来)?\\s?([万千亿])';
const SAVED = new RegExp(
  `${PERIOD}[^，,。；;\\d]{0,12}(?:省|节[省约]|降|少花|少付|压缩)[^，,。；;\\d]{0,4}${FIGURE}`,
  'u',
);
const TURNOVER = new RegExp(
  `${PERIOD}[^，,。；;\\d]{0,4}(?:营业额|营收|流水|销售额|收入)[^，,。；;\\d]{0,4}${FIGURE}`,
  'u',
);
const unitOf = (words: string): string => /[年月天日]/u.exec(words.replace(/日均/u, '天'))?.[0] ?? '';

/** Nobody saves this share of the turnover of the same period. */
const MAX_SHARE = 0.5;

const valueIn = ([, figure = '', scale = '']: RegExpExecArray): number => writtenNumber(`${figure}${scale}`);

/** Savings of more than half of the turnover of the same period, with both figures; null if there are none. */
function savedBeyondTurnover(text: string): string | null {
  const [saved, turnover] = [SAVED.exec(text), TURNOVER.exec(text)];
  if (saved === null || turnover === null || unitOf(saved[0]) !== unitOf(turnover[0])) return null;
  return valueIn(saved) > valueIn(turnover) * MAX_SHARE ? `${saved[0]}，${turnover[0]}` : null;
}

/** Measures that cannot exceed 100 %. A target may be exceeded and growth is unbounded, so 完成率 is not among them. */
const SHARE =
  '(?:准确|正确|合格|良品?|优良|优秀|通过|及格|升学|就业|满意|出勤|到课|到岗|到会|完好|参保|成功|治愈|存活|成活|覆盖|达标|利用|稼动|开机|开动|直通|留存|打开|点击|转化|签收|命中|出租|入住|上座|续费|续签|续约|复购|好评|及时|准时|准点|履约|录取|上岸|检出|不良|次品|报废|废品|返工|返修|投诉|流失|离职|差错|缺勤|市场占有|市占|渗透|参与|回收|归档|签约|结案)(?:率|度(?=[^，。；]{0,8}[%％]))|OEE|设备综合效率|市场份额|占比';
const MORE_THAN_ALL = '(1(?:0[1-9]|[1-9]\\d)|[2-9]\\d{2}|[1-9]\\d{3,})(?:\\.\\d+)?\\s?[%％]';
const SHARE_ABOVE_ALL = new RegExp(
  `(?:${SHARE})([^，。；;\\n]{0,20}?)(?:(?<![\\d.])${MORE_THAN_ALL}|百分之(?:一?百[一二三四五六七八九]|[二三四五六七八九]百))`,
  'giu',
);
/** A change by a percentage, not to one: 转化率提升 150%. */
const BY =
  /(?:提[升高]|增[长加幅]|上[升涨]|拉升|涨|翻|超(?:过|出|额)?(?:目标|同期|计划|预期)?|同比|环比|是[^，。]{0,6}的)(?:了|约|近|达|超)?\s*$/u;
/** Nothing falls by more than 100 %. */
const FALLEN_BELOW_ZERO = new RegExp(
  `(?:降低|下降|减少|缩短|压缩|节省|节约|降幅|减幅)(?:了|约|近|达|超过?)*\\s?${MORE_THAN_ALL}`,
  'u',
);
const TOO_MANY_HOURS =
  /(?:每天|每日|一天|日均)[^，。；\d]{0,8}(?:2[5-9]|[3-9]\d|\d{3,})\s?(?:个)?小时|(?:每周|一周)[^，。；\d]{0,8}(?:169|1[7-9]\d|[2-9]\d{2}|\d{4,})\s?(?:个)?小时/u;

const AMOUNT = '(\\d[\\d,]*(?:\\.\\d+)?)\\s?(万|亿|千)?';
const FROM_TO = new RegExp(
  `(?:由|从)[^，。；\\d]{0,8}${AMOUNT}(?!\\s?[%％])([^，。；\\d]{0,4}?)(?:提[升高]|增[长加]|上?升|涨|做|下?降|减少?|缩短)?(?:到|至|为|成)\\s?${AMOUNT}(?!\\s?[%％])`,
  'u',
);
/** The percentage of a change, stated right after its start and end. */
const CHANGED_BY =
  /^[^，。；\d]{0,4}[，、（(]?\s?(?:增长率?|增幅|同比增长|提[升高]|涨幅|降幅|下降|降低|减少|缩短)(?:率|了|约|近|达|为|高达|\s)*(\d+(?:\.\d+)?)\s?[%％]/u;
/** Equal start and end values are not a change. */
const UNCHANGED =
  /(?:由|从)\s?(\d+(?:\.\d+)?\s?[%％]?)[^，。；\d]{0,6}(?:提[升高]|增[长加]|升|涨|下?降|减少|缩短)[^，。；\d]{0,3}(?:到|至)\s?\1(?![\d.])/u;
const SCALE: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 亿: 1e8 };
const amountOf = (written = '', scale = ''): number =>
  Number(written.replaceAll(',', '')) * (SCALE[scale] ?? 1);
/** The tolerance for rounding, in percentage points and as a share. */
const ROUGH = { points: 6, share: 0.12 };

/** A change whose percentage does not follow from its start and end: 600 万 to 1450 万 is not 200 % growth. */
function wrongShareIn(text: string): string | null {
  const ends = FROM_TO.exec(text);
  const afterChange = ends ? ends.index + ends[0].length : 0;
  const share = ends && CHANGED_BY.exec(text.slice(afterChange));
  if (!ends || !share) return null;
  const [, from, fromScale, , to, toScale] = ends;
  const [first, last] = [amountOf(from, fromScale ?? toScale), amountOf(to, toScale)];
  if (first <= 0 || last <= 0) return null;
  const [stated, actual] = [Number(share[1]), (Math.abs(last - first) / first) * 100];
  const isNear = Math.abs(stated - actual) <= Math.max(ROUGH.points, ROUGH.share * actual);
  return isNear ? null : text.slice(ends.index, afterChange + share[0].length);
}

/** A recovery that a laboratory measures scatters round 100 %: 加标回收率 92%–108%. */
const MEASURED_RECOVERY = /回收率[^，。；\n]{0,10}\d/u;
const OF_LABORATORY = regex('iu')`
  加标|添加水平|标准(?:品|物质|溶液)|质控样|空白样|样品|检出限|定量限|相对标准偏差|RSD|精密度|前处理|色谱|质谱|光谱|液相|气相
  |\d[\d.]*\s?[%％]?\s?(?:[-–—~～]|至|到)\s?\d
`;
const MAX_RECOVERY = 130;
const isMeasuredRecovery = (text: string, share: string, figure: number): boolean =>
  MEASURED_RECOVERY.test(share) &&
  figure <= MAX_RECOVERY &&
  OF_LABORATORY.test(text) &&
  !/款|账|问卷|旧|废/u.test(text);

/** An impossible figure in a text, with its measure: OEE 由 78% 提升到 112%; null if there is none. */
export function impossibleFigureIn(text: string): string | null {
  const share = [...text.matchAll(SHARE_ABOVE_ALL)].find(
    ([whole, between = '', figure = '']) =>
      !BY.test(between) && !isMeasuredRecovery(text, whole, Number(figure)),
  );
  return (
    share?.[0] ??
    FALLEN_BELOW_ZERO.exec(text)?.[0] ??
    TOO_MANY_HOURS.exec(text)?.[0] ??
    UNCHANGED.exec(text)?.[0] ??
    savedBeyondTurnover(text) ??
    wrongShareIn(text)
  );
}
