/** A row of a table that was read as one line: 2025.07-2025.08 | 某厂 | 学徒. */
const TABLE_ROW = /\s[|｜丨]\s/u;
/** A period at the start of a line, which belongs to the entry, not to a statement. */
const PERIOD =
  /^(?:19|20)\d{2}\s*[.年/-]\s*\d{1,2}月?\s*[-–—~至到]+\s*(?:(?:19|20)\d{2}\s*[.年/-]\s*\d{1,2}月?|至今|现在|今|present)(?!月?\s?[，,]?\s?(?:[在于赴到随被获受由]|参[加与]|负责|进修|借调|支援|担任|跟))/iu;
/** A period at the end of a line, after a name and a part in it: …研究》，成员，2024.05 – 2025.05. */
const ENDS_WITH_PERIOD =
  /[，,；;｜|]\s*(?:19|20)\d{2}\s*[.年/-]\s*\d{1,2}月?\s*[-–—~至到]+\s*(?:(?:19|20)\d{2}\s*[.年/-]\s*\d{1,2}月?|至今|现在|今)\s*[。；]?$/u;
/** The name of an organisation, optionally with a remark in brackets. */
const ORGANISATION =
  /^[\u4e00-\u9fa5A-Za-z（）()·&\d\s]{2,30}(?:有限公司|集团|分公司|事务所|研究院|研究所|医院)(?:\s*[（(][^（）()]*[)）])?$/u;
/** A figure separated from its measure word: 60，套左右. */
const SPLIT_FIGURE = /\d\s*[，,]\s*[个件次名家台场份篇条套辆户间](?:左右|以上|以内|余|[，,。；]|$)/u;

/** Whether a line was split or joined by an import and cannot be quoted as a sentence. */
export const isBrokenLine = (text: string): boolean =>
  [TABLE_ROW, PERIOD, ENDS_WITH_PERIOD, ORGANISATION, SPLIT_FIGURE].some((pattern) =>
    pattern.test(text.trim()),
  );
