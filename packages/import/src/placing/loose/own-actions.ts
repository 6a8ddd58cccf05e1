import { type EntryPlace, isShortHead, periodOf } from './spoken-entries.js';

/** 项目：…, 项目二：… below an employment with its own heading: statements of that employment. */
export const PROJECT_OF_JOB = /^项目[一二三四五\d]?$/u;

/** 主要负责…, 日均…: statements of the entry above, whatever else they mention. */
export const OWN_ACTION = /^(?:主要)?(?:负责|参与|协助|主导|从事)|^(?:日均|月均|年均|累计|每[天日周月])/u;

/** 我从2018年就做餐饮，现在管3个店: an opening sentence with years or figures of the person's work. */
const DESCRIBES_WORK = /^(?=.{20})(?=.*[，,；;])(?=.*\d)(?:我|本人|从业|从事|做了?|干了?|有|入行)/su;
export const placeOfOpening = (text: string): 'selfEvaluation' | 'unplaced' =>
  DESCRIBES_WORK.test(text) ? 'selfEvaluation' : 'unplaced';

/** A period with two short names continues the kind of the entries above. */
export function continuedPlace(text: string, entry: EntryPlace | null): EntryPlace | null {
  if (!isShortHead(text)) return null;
  return entry === null || entry === 'education' ? 'work' : entry;
}

/** 学校融媒体中心, 院青年志愿者协会: a body of the person's own school, which is not named. */
const STUDENT_BODY =
  /^(?:在)?(?:我们?|本)?(?:学校|校|学院|院|系)(?!长|区|内|外|友|企)的?[^，,。；;\s]{0,10}(?:中心|部|社团?|协会|学生会|团委|队|站|台|俱乐部|联合会|报社|工作室)(?:$|[，,。；;\s])/u;
/** 在某公司实习，做…: the clause with the employer says that it is an internship. */
const INTERNED =
  /^[^，,。；;]{0,30}(?:公司|集团|厂|店|医院|银行|事务所|中心|酒店|[院所社局馆])[^，,。；;]{0,4}实习(?:$|[，,。；;\s])/u;

/** The kind of a dated head that says it itself. */
export function statedPlace(text: string): EntryPlace | null {
  const rest = periodOf(text)?.rest.trim() ?? '';
  if (STUDENT_BODY.test(rest)) return 'campus';
  return INTERNED.test(rest) ? 'internships' : null;
}
